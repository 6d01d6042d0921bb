import './booth.css'
import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seenPart } from '../platform/camera-still.ts'
import type { Camera } from '../platform/use-camera.ts'
import { useSurface } from '../platform/use-surface.ts'
import { ArrowUp } from '../ui/icons.ts'
import { Spinner } from '../ui/spinner.tsx'
import { FaceGuide } from './face-guide.tsx'

interface CameraPreviewProps {
  camera: Camera
  video: RefObject<HTMLVideoElement | null>
  isReady: boolean
  /** Seconds left before the photo. */
  left: number | undefined
  onReadiness: (isReady: boolean) => void
}

// Until the camera tells its shape: phones are held upright, booths have a wide one.
const likelyRatio = (isTall: boolean) => (isTall ? 4 / 5 : innerWidth < 600 ? 3 / 4 : 16 / 9)

/** The picture of the camera as a mirror shows it, in the shape in which it is sent, with the oval and the count. */
export function CameraPreview({ camera, video, isReady, left, onReadiness }: CameraPreviewProps) {
  const { t } = useTranslation()
  const isTall = useSurface() === 'kiosk-portrait'
  const [ratio, setRatio] = useState(() => likelyRatio(isTall))
  const stream = camera.kind === 'open' ? camera.stream : null

  const handleCurtain = useEffectEvent(() => onReadiness(false))

  // A picture that is hung anew shows nothing for a moment, although the camera never stopped.
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
    return () => handleCurtain()
  }, [stream, video])

  function handleShape({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
    const part = seenPart(currentTarget.videoWidth, currentTarget.videoHeight, isTall)
    if (part.height > 0) setRatio(part.width / part.height)
  }

  return (
    <div
      className="camera-preview relative mx-auto [--tallest:50dvh]"
      style={{ aspectRatio: ratio, width: `min(100%, calc(${ratio} * var(--tallest)))` }}
    >
      <div className="absolute inset-0 overflow-hidden rounded-sheet border border-line bg-surface">
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t('giftAura.preview')}
          onLoadedMetadata={handleShape}
          onResize={handleShape}
          onPlaying={() => onReadiness(true)}
          className="size-full -scale-x-100 object-cover"
        />
        {isReady ? (
          <FaceGuide ratio={ratio} isCounting={left !== undefined} />
        ) : (
          <p className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-mid">
            <Spinner delayMs={0} />
            {t('giftAura.opening')}
          </p>
        )}
      </div>
      {left !== undefined && <Count left={left} />}
    </div>
  )
}

/** At the upper edge, where the lens is: eyes that read it look into the camera. */
function Count({ left }: { left: number }) {
  return (
    <p
      key={left}
      aria-hidden
      className="absolute inset-x-0 -top-16 mx-auto grid size-20 animate-pop place-content-center justify-items-center rounded-full border-2 border-accent bg-ink-1000 font-display font-extrabold leading-none text-accent kiosk:-top-24 kiosk:size-32 kiosk-landscape:-top-16"
    >
      <ArrowUp aria-hidden className="size-[1.2rem]" />
      <span className="text-3xl">{left}</span>
    </p>
  )
}
