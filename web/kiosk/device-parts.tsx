import { useEffect, useRef, useState } from 'react'
import { onReading, readerHealth } from '../platform/reader-health.ts'
import { useStation } from '../platform/station.ts'
import { useCamera } from '../platform/use-camera.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { useScanner } from '../platform/use-scanner.ts'
import type { StationText } from '../stations/texts.ts'
import { Button } from '../ui/button.tsx'
import { playEarcon } from '../ui/earcons.ts'
import { Camera, Volume2 } from '../ui/icons.ts'
import { cameraFinding, readerFinding, soundFinding } from './findings.ts'
import { PartCard } from './part-card.tsx'
import { ReaderChoice } from './reader-choice.tsx'

/** The reader: any band may be held to it here, and nobody is told whose it is. */
export function ReaderPart({ text }: { text: StationText }) {
  const [length, setLength] = useState<number>()
  const [health, setHealth] = useState(readerHealth)
  const station = useStation()
  useScanner({
    onScan(code) {
      setLength(code.length)
      playEarcon('accept')
    },
    onMisread: () => playEarcon('reject'),
  })
  useEffect(() => onReading(() => setHealth(readerHealth())), [])
  const { misreads, lastMisread } = health
  const counts = { slow: misreads['too-slow'], short: misreads['too-short'], broken: misreads.broken }
  return (
    <PartCard
      text={text}
      title={text('check.reader.title')}
      finding={readerFinding(length, lastMisread, misreads)}
      note={text('check.reader.counts', counts)}
    >
      {station && <ReaderChoice text={text} />}
    </PartCard>
  )
}

/** The camera: its picture is shown here and goes nowhere. */
export function CameraPart({ text }: { text: StationText }) {
  const [isWanted, setIsWanted] = useState(false)
  const { camera, retry } = useCamera(isWanted)
  const video = useRef<HTMLVideoElement>(null)
  const stream = camera.kind === 'open' ? camera.stream : null
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  const state =
    camera.kind === 'trouble' ? camera.trouble : camera.kind === 'closed' ? 'untried' : camera.kind
  return (
    <PartCard
      text={text}
      title={text('check.camera.title')}
      finding={cameraFinding(state)}
      picture={
        stream && (
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            className="aspect-square w-24 -scale-x-100 rounded-control object-cover"
          />
        )
      }
    >
      {camera.kind !== 'open' && (
        <Button size="sm" onClick={() => (isWanted ? retry() : setIsWanted(true))}>
          <Camera aria-hidden className="size-[1.1em]" />
          {text('check.camera.try')}
        </Button>
      )}
    </PartCard>
  )
}

/** The sound: only somebody who stands there knows whether it is heard. */
export function SoundPart({ text }: { text: StationText }) {
  const [heard, setHeard] = useState<'played' | boolean>()
  const isMuted = useRemembered('muted') === 'true'
  const volume = useStation()?.volume ?? 65
  const finding = soundFinding(typeof heard === 'boolean' ? heard : undefined, isMuted, volume)
  function handlePlay(): void {
    playEarcon('points')
    setHeard('played')
  }
  return (
    <PartCard text={text} title={text('check.sound.title')} finding={finding}>
      {heard === 'played' && !isMuted ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>{text('check.sound.ask')}</p>
          <Button size="sm" onClick={() => setHeard(true)}>
            {text('check.sound.yes')}
          </Button>
          <Button size="sm" onClick={() => setHeard(false)}>
            {text('check.sound.no')}
          </Button>
        </div>
      ) : (
        <Button size="sm" onClick={handlePlay}>
          <Volume2 aria-hidden className="size-[1.1em]" />
          {text('check.sound.play')}
        </Button>
      )}
    </PartCard>
  )
}
