import './qr-reader.css'
import { useEffect, useRef } from 'react'
import { tagIn } from '../../contract/wristbands.ts'
import { closeCamera } from '../platform/camera.ts'
import { logWarning } from '../platform/log.ts'
import { reader } from '../platform/reader.ts'
import { watchForCodes } from './codes-in-view.ts'
import { openQrDetector } from './reader-kinds.ts'
import { useStationText } from './texts.ts'

/** A camera that reads the QR codes of bands, with its picture, so that people can aim. */
export function QrReader({ facing }: { facing: 'user' | 'environment' }) {
  const text = useStationText()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const left = new AbortController()
    readCodes(video.current, facing, left.signal).catch((cause: unknown) =>
      logWarning('The camera reads no codes', cause),
    )
    return () => left.abort()
  }, [facing])
  return (
    <aside className="qr-reader" data-facing={facing}>
      <video ref={video} autoPlay muted playsInline />
      <p>{text?.('reader.aim')}</p>
    </aside>
  )
}

async function readCodes(
  video: HTMLVideoElement | null,
  facingMode: 'user' | 'environment',
  signal: AbortSignal,
): Promise<void> {
  const detector = await openQrDetector()
  if (detector === undefined || video === null) return
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode } })
  if (signal.aborted) return closeCamera(stream)
  signal.addEventListener('abort', () => closeCamera(stream))
  video.srcObject = stream
  watchForCodes({
    async look() {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return []
      return (await detector.detect(video)).map(({ rawValue }) => rawValue)
    },
    onCode: (code) => reader.receive(tagIn(code)),
    signal,
  })
}
