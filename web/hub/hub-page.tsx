import { useTranslation } from 'react-i18next'
import { useCurrentEvent } from '../event/use-event.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { HubCard } from './hub-card.tsx'
import { hubDoors } from './hub-doors.ts'

/** The Event Hub: every installation, one touch away, for staff who set up the field. */
export function HubPage() {
  const { t } = useTranslation()
  const event = useCurrentEvent()
  const seeded = new Set<string>(hubDoors.map(({ id }) => id))
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
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 kiosk:grid-cols-2 kiosk-landscape:grid-cols-3">
        {hubDoors.map(({ id, to, Icon, color }) => (
          <HubCard
            key={id}
            to={to}
            title={t(`hub.${id}.title`)}
            subtitle={t(`hub.${id}.subtitle`)}
            icon={<Icon aria-hidden className="size-7" />}
            color={color}
            installation={installationOf(id)}
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
                title={station.name}
                installation={station}
              />
            ))}
          </ul>
        </section>
      )}
      <footer className="mt-10 max-w-prose text-sm text-low">{t('hub.footer')}</footer>
    </PageShell>
  )
}
