import '../shell/stations.css'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { installationIn, useCurrentEvent } from '../event/use-event.ts'
import { useNames } from '../event/use-names.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useMisreadHint } from '../platform/use-misread-hint.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { classNames } from '../ui/class-names.ts'
import { MapPin } from '../ui/icons.ts'
import { PartingCard } from './parting-card.tsx'
import { StationBadges } from './station-badges.tsx'
import { StationCard } from './station-card.tsx'
import { StationIdle } from './station-idle.tsx'
import type { StationView } from './tap-station.ts'
import { useTapStation } from './use-tap-station.ts'

const ENTRANCE = 'tap-tracking'
/** What the entrance tells the ledger, in the words of the specification. */
const ENTRANCE_LOCATION = 'Main Entrance'

// A result is seen from the end of the queue: the whole screen takes its colour.
const fills: Record<StationView['kind'], string> = {
  idle: '',
  sending: '',
  accepted: 'bg-mint-400 text-ink-1000',
  kept: 'bg-amber-400 text-ink-1000',
  refused: 'bg-red-600 text-white',
}

/** A tap station: the entrance at `/tap-tracking`, and any other installation at `/station/:installationId`. */
export function TapStationPage() {
  const { t } = useTranslation()
  const say = useNames()
  const { installationId = ENTRANCE } = useParams()
  const event = useCurrentEvent()
  const installation = installationIn(event, installationId)
  const isEntrance = installationId === ENTRANCE
  const place = installation?.location ?? (isEntrance ? ENTRANCE_LOCATION : undefined)
  const hint = useMisreadHint()
  const { view, parting, behind, waiting, aside, onTouch } = useTapStation({
    installationId,
    location: place,
    onMisread: hint.onMisread,
  })
  const points = useFormat(event.timeZone).label(installation?.pointValue ?? 500)
  const station = say(installation?.name ?? installationId)
  const heading = isEntrance ? t('tap.heading', { points }) : t('tap.stationHeading', { points, station })
  return (
    <PageShell isFull>
      <div
        className={classNames(
          'flex flex-1 flex-col gap-6 p-gutter transition-colors kiosk-landscape:gap-4 kiosk-landscape:py-5',
          fills[view.kind],
        )}
        onPointerDown={onTouch}
      >
        <header className="grid justify-items-center gap-2 text-center">
          <p
            className={classNames(
              'flex items-center gap-2 text-lg font-semibold',
              fills[view.kind] || 'text-mid',
            )}
          >
            <MapPin aria-hidden className="size-[1.1em]" />
            {place === ENTRANCE_LOCATION ? t('tap.entrance') : place ? say(place) : station}
          </p>
          <PageTitle name={heading} className="font-display text-xl sm:text-3xl">
            {heading}
          </PageTitle>
          <StationBadges behind={behind} waiting={waiting} aside={aside} />
        </header>
        <div className="grid flex-1 content-center" role="status" aria-live="assertive">
          {view.kind === 'idle' || view.kind === 'sending' ? (
            <StationIdle
              isSending={view.kind === 'sending'}
              isHoldingStill={hint.isShown}
              isOpen={installation?.isActive ?? true}
              isBesideCard={parting !== undefined}
            />
          ) : (
            <StationCard key={view.tap} view={view} timeZone={event.timeZone} />
          )}
        </div>
        {parting && <PartingCard key={parting.tap} parting={parting} timeZone={event.timeZone} />}
      </div>
    </PageShell>
  )
}
