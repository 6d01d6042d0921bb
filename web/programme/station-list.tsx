import { useTranslation } from 'react-i18next'
import type { Activity } from '../../contract/programme.ts'
import { ShowOnMap } from '../places/show-on-map.tsx'
import { cardClass } from '../ui/card.tsx'
import { MapPin } from '../ui/icons.ts'
import { ActivitySigns } from './activity-card.tsx'

/** Plain tap stations: what they are called, where they stand, and what a tap there is worth. */
export function StationList({ stations, now }: { stations: readonly Activity[]; now: number }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="stations" className="grid gap-3">
      <div>
        <h2 id="stations" className="text-lg">
          {t('programme.stations')}
        </h2>
        <p className="text-sm text-mid">{t('programme.stations.text')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {stations.map((station) => (
          <li key={station.id} className={`${cardClass()} grid grid-cols-1 content-start gap-1.5 p-4!`}>
            <h3 className="text-base leading-snug">{station.title}</h3>
            {station.location !== null && station.location !== station.title && (
              <p className="flex items-start gap-1.5 text-sm text-mid">
                <MapPin aria-hidden className="mt-[.2em] size-[1.05em] shrink-0 text-link" />
                {station.location}
              </p>
            )}
            <ActivitySigns activity={station} now={now} />
            <ShowOnMap location={station.location} className="min-h-6" />
          </li>
        ))}
      </ul>
    </section>
  )
}
