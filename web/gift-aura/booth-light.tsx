interface BoothLightProps {
  /** Seconds left before the photo; the light comes on for the last two. */
  left: number | undefined
  isCapturing: boolean
  hasRingLight: boolean
}

const LIT_SECONDS = 2

/** The light of the booth: a white edge around the screen, and one soft flash. Both are over in a moment. */
export function BoothLight({ left, isCapturing, hasRingLight }: BoothLightProps) {
  const isLit = isCapturing || (left !== undefined && left <= LIT_SECONDS)
  return (
    <div aria-hidden className="pointer-events-none">
      {hasRingLight && isLit && (
        <div className="fixed inset-[3.5vmin] z-40 animate-fade rounded-sheet shadow-[0_0_0_100vmax_#fff,inset_0_0_8vmin_rgb(255_255_255/.55)]" />
      )}
      {isCapturing && <div className="fixed inset-0 z-50 animate-flash bg-white" />}
    </div>
  )
}
