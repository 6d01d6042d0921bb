import '../shell/stations.css'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import type { Station } from '../../contract/stations.ts'
import { useEvent } from '../event/use-event.ts'
import { useNames } from '../event/use-names.ts'
import { LanguageMenu } from '../i18n/language-menu.tsx'
import { Leon } from '../leon/leon.tsx'
import { rememberStation, useStation } from '../platform/station.ts'
import { useWakeLock } from '../platform/use-wake-lock.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type StationText, useStationText } from '../stations/texts.ts'
import { Button } from '../ui/button.tsx'
import { CircleCheck } from '../ui/icons.ts'
import { PairingSteps } from './pairing-steps.tsx'
import { usePairing } from './use-pairing.ts'
import type { Pairing } from './watch-pairing.ts'

/** Whoever set the screen up sees that it worked, then it goes where it belongs. */
const DONE_MS = 2_000

/** Where a device becomes a station, and where a station begins after every restart. */
export function KioskPage() {
  const station = useStation()
  const text = useStationText()
  useWakeLock(true)
  // What it was paired as is remembered: without a network it is a station all the same.
  if (station !== undefined) return <Navigate to={station.home} replace />
  return text && <PairingScreen text={text} />
}

function PairingScreen({ text }: { text: StationText }) {
  const { pairing, openNewCode } = usePairing()
  const { name } = useEvent()
  if (pairing.kind === 'paired') return <Done station={pairing.station} text={text} />
  return (
    <main className="night-sky flex min-h-dvh flex-col p-gutter">
      <div className="flex items-center gap-3 text-mid">
        <Leon state={pairing.kind === 'away' ? 'sleepy' : 'idle'} size="3rem" />
        <span className="font-display text-sm font-bold leading-tight">{name}</span>
      </div>
      <div className="grid flex-1 content-center py-8">
        {pairing.kind === 'revoked' ? (
          <Revoked text={text} onAgain={openNewCode} />
        ) : (
          <PairingSteps text={text} shown={shownIn(pairing)} isAway={pairing.kind === 'away'} />
        )}
      </div>
      <div className="flex justify-end">
        <LanguageMenu opensUp />
      </div>
    </main>
  )
}

function shownIn(pairing: Pairing) {
  return 'shown' in pairing ? pairing.shown : undefined
}

function Revoked({ text, onAgain }: { text: StationText; onAgain: () => void }) {
  return (
    <div role="status" className="mx-auto grid max-w-2xl justify-items-center gap-6 text-center">
      <Leon state="sleepy" size="min(16rem, 45vw, 26dvh)" />
      <PageTitle name={text('pair.revoked.title')} className="text-2xl sm:text-3xl">
        {text('pair.revoked.title')}
      </PageTitle>
      <p className="text-balance text-lg text-mid">{text('pair.revoked.text')}</p>
      <Button variant="primary" size="lg" onClick={onAgain}>
        {text('pair.again')}
      </Button>
    </div>
  )
}

function Done({ station, text }: { station: Station; text: StationText }) {
  const say = useNames()
  const title = text('pair.done', { name: station.name })
  return (
    <main
      role="status"
      className="grid min-h-dvh animate-fade content-center justify-items-center gap-5 bg-mint-400 p-gutter text-center text-ink-1000"
    >
      <CircleCheck aria-hidden className="size-20 kiosk:size-32" />
      <PageTitle
        name={title}
        className="max-w-full text-3xl font-extrabold [overflow-wrap:anywhere] sm:text-4xl"
      >
        {title}
      </PageTitle>
      <p className="text-xl font-semibold">{say(station.installationName)}</p>
      <BeginAsStation station={station} />
    </main>
  )
}

/** A new page life as a station: its language, its surface and what it keeps hold from the first moment on. */
function BeginAsStation({ station }: { station: Station }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      rememberStation(station)
      location.replace(station.home)
    }, DONE_MS)
    return () => clearTimeout(timer)
  }, [station])
  return null
}
