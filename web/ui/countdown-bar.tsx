import type { CSSProperties } from 'react'

interface CountdownBarProps {
  durationMs: number
  /** A new run starts afresh whenever this changes. */
  runKey?: string | number
  /** Holds the bar, for the moment a visitor touches the screen. */
  isPaused?: boolean
  /** Called once when it has run out. */
  onEnd?: () => void
}

/** Time left, visibly, in the ink of where it lies. It keeps running under reduced motion: it is information, not decoration. */
export function CountdownBar({ durationMs, runKey, isPaused, onEnd }: CountdownBarProps) {
  const style = {
    '--run-down': `${durationMs}ms`,
    animationPlayState: isPaused ? 'paused' : 'running',
  } as CSSProperties
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-current/25 forced-colors:border">
      <div
        key={runKey}
        data-motion="essential"
        className="h-full origin-left animate-run-down rounded-full bg-current forced-colors:bg-[Highlight]"
        style={style}
        onAnimationEnd={onEnd}
      />
    </div>
  )
}
