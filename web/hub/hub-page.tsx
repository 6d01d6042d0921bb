import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentEvent } from '../event/use-event.ts'
import { useNames } from '../event/use-names.ts'
import { ShowOnMap } from '../places/show-on-map.tsx'
import { useStation } from '../platform/station.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Camera, ChartNoAxesColumn, Nfc, SlidersHorizontal, Sparkles, Star } from '../ui/icons.ts'
import { part } from '../ui/part.ts'
import { HubCard } from './hub-card.tsx'

// Whoever is no staff asks nothing and downloads nothing of it.
const StationStrip = part(async () => (await import('./station-strip.tsx')).StationStrip)

/** The cards of the Event Hub in the order of the specification, section 2. */
const hubCards = [
  { id: 'fortune-teller', to: '/fortune-teller', Icon: Sparkles, color: 'bg-pink-500/15 text-pink-500' },
  { id: 'now-showing', to: '/now-showing', Icon: Star, color: 'bg-aqua-400/15 text-aqua-400' },
  { id: 'gift-aura', to: '/gift-aura', Icon: Camera, color: 'bg-violet-500/20 text-violet-400' },
  { id: 'tap-tracking', to: '/tap-tracking', Icon: Nfc, color: 'bg-mint-400/15 text-mint-400' },
  { id: 'leaderboard', to: '/leaderboard', Icon: ChartNoAxesColumn, color: 'bg-amber-400/15 text-amber-400' },
  { id: 'admin', to: '/admin', Icon: SlidersHorizontal, color: 'bg-raised text-mid' },
] as const

/** The Event Hub: every installation, one touch away, for staff who set up the field. */
export function HubPage() {
  const { t } = useTranslation()
  const event = useCurrentEvent()
  const say = useNames()
  const isStaffHere = useRemembered('staff') !== null
  // Of a live festival's station the dashboard is no page.
  const hasDashboard = useStation() === undefined || event.mode === 'demo'
  const cards = hubCards.filter(({ id }) => id !== 'admin' || hasDashboard)
  const seeded = new Set<string>(hubCards.map(({ id }) => id))
  const stations = event.installations.filter(({ id }) => !seeded.has(id))
  const installationOf = (id: string) => event.installations.find((installation) => installation.id === id)
  return (
    <PageShell>
      <header className="mb-6 grid gap-1">
        <PageTitle name={t('hub.title')} className="font-display text-2xl sm:text-3xl">
          {t('hub.title')}
        </PageTitle>
        <p className="text-lg text-mid">{t('hub.subtitle')}</p>
      </header>
      {isStaffHere && (
        <Suspense>
          <StationStrip />
        </Suspense>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 kiosk:grid-cols-2 kiosk-landscape:grid-cols-3">
        {cards.map(({ id, to, Icon, color }) => (
          <HubCard
            key={id}
            to={to}
            title={t(`hub.${id}.title`)}
            subtitle={t(`hub.${id}.subtitle`)}
            icon={<Icon aria-hidden className="size-7" />}
            color={color}
            installation={installationOf(id)}
            foot={<OnMap location={installationOf(id)?.location} />}
          />
        ))}
      </ul>
      {stations.length > 0 && (
        <section aria-labelledby="stations" className="mt-10">
          <h2 id="stations" className="mb-4 text-xl">
            {t('hub.stations')}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 kiosk:grid-cols-2 kiosk-landscape:grid-cols-3">
            {stations.map((station) => (
              <HubCard
                key={station.id}
                to={`/station/${station.id}`}
                title={say(station.name)}
                installation={station}
                foot={<OnMap location={station.location} />}
              />
            ))}
          </ul>
        </section>
      )}
      <footer className="mt-10 max-w-prose text-sm text-low">{t('hub.footer')}</footer>
    </PageShell>
  )
}

function OnMap({ location }: { location: string | null | undefined }) {
  return <ShowOnMap location={location ?? null} className="min-h-control justify-self-start px-1" />
}
