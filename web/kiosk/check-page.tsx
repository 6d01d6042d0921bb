import '../shell/stations.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../../contract/intl.ts'
import { useNames } from '../event/use-names.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useStation } from '../platform/station.ts'
import { useTapOutbox } from '../platform/use-tap-outbox.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { versionShown } from '../stations/station-health.ts'
import { type StationText, useStationText } from '../stations/texts.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { House, MapPin, QrCode, RefreshCw } from '../ui/icons.ts'
import { CameraPart, ReaderPart, SoundPart } from './device-parts.tsx'
import { clockFinding, networkFinding, screensFinding, storageFinding, tapsFinding } from './findings.ts'
import { PartCard } from './part-card.tsx'
import { useProbes } from './use-probes.ts'

/** Whether this device is fit to be left alone: each of its parts with a light, and what to do. */
export function CheckPage() {
  const text = useStationText()
  const { t } = useTranslation()
  if (text === undefined) return <p className="sr-only">{t('app.loading')}</p>
  return (
    <PageShell>
      <Head text={text} />
      <ul className="grid gap-3 lg:grid-cols-2 kiosk:gap-4 kiosk:grid-cols-1 kiosk-landscape:grid-cols-3">
        <ReaderPart text={text} />
        <CameraPart text={text} />
        <SoundPart text={text} />
        <ProbedParts text={text} />
      </ul>
    </PageShell>
  )
}

function Head({ text }: { text: StationText }) {
  const station = useStation()
  const say = useNames()
  return (
    <header className="mb-5 flex flex-wrap items-end gap-4 kiosk-landscape:flex-nowrap">
      <div className="me-auto grid gap-1">
        <PageTitle name={text('check.title')} className="font-display text-2xl sm:text-3xl">
          {text('check.title')}
        </PageTitle>
        <p className="flex items-center gap-2 text-mid">
          {station && <MapPin aria-hidden className="size-[1.1em]" />}
          {station ? `${station.name} · ${say(station.installationName)}` : text('check.unpaired')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>
          <RefreshCw aria-hidden className="size-[1.1em]" />
          {text('check.reload')}
        </Button>
        <Link to={station?.home ?? '/kiosk'} className={buttonClass({ variant: 'primary' })}>
          {station ? (
            <House aria-hidden className="size-[1.1em]" />
          ) : (
            <QrCode aria-hidden className="size-[1.1em]" />
          )}
          {text(station ? 'check.back' : 'check.pair')}
        </Link>
      </div>
    </header>
  )
}

/** What is found out without anybody's help. */
function ProbedParts({ text }: { text: StationText }) {
  const { locale } = useLanguage()
  const { waiting, aside } = useTapOutbox()
  const { network, offsetMs, storage, newestVersion } = useProbes()
  const found = {
    network: networkFinding(network),
    clock: clockFinding(offsetMs, (ms) => durationText(locale, ms)),
    storage: storageFinding(storage, (bytes) => sizeText(locale, bytes)),
    taps: tapsFinding(waiting, aside.length),
    screens: screensFinding(versionShown(), newestVersion),
  }
  return (['network', 'clock', 'storage', 'taps', 'screens'] as const).map((part) => (
    <PartCard key={part} text={text} title={text(`check.${part}.title`)} finding={found[part]}>
      {/* The browser itself goes to the identity provider; a station has no other way to the dashboard. */}
      {part === 'taps' && aside.length > 0 && (
        <a href="/api/login?returnTo=%2Fadmin" className={buttonClass()}>
          {text('check.taps.signIn')}
        </a>
      )}
    </PartCard>
  ))
}

const MINUTE_MS = 60_000

/** About how long, in the largest unit that is not zero: nobody needs to know the seconds of a year. */
function durationText(locale: string, ms: number): string {
  const units = [
    ['day', 1_440 * MINUTE_MS],
    ['hour', 60 * MINUTE_MS],
    ['minute', MINUTE_MS],
    ['second', 1_000],
  ] as const
  const [unit, size] = units.find(([, length]) => ms >= length) ?? ['second', 1_000]
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.round(ms / size))
}

/** In megabytes, or in gigabytes where there are many. */
function sizeText(locale: string, bytes: number): string {
  const isLarge = bytes >= 1e9
  const unit = isLarge ? 'gigabyte' : 'megabyte'
  const format = numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 })
  return format.format(Math.floor(bytes / (isLarge ? 1e9 : 1e6)))
}
