import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { MapPlace, VenueMap } from '../../contract/venue-map.ts'
import { installationIn, useEvent } from '../event/use-event.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Leon } from '../leon/leon.tsx'
import { nameOf, placeOf } from '../places/find-place.ts'
import { useMapText } from '../places/map-texts.ts'
import { useVenueMap } from '../places/use-venue-map.ts'
import { useStation } from '../platform/station.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { MapFrame } from './map-frame.tsx'
import { PlaceCard } from './place-card.tsx'
import './venue-map.css'

/** The map of the venue: places that entries and installations point to, and what is on at each of them. */
export function MapPage() {
  const { t } = useTranslation()
  const say = useMapText()
  const event = useEvent()
  const { data: map, isError, refetch } = useVenueMap()
  const isMissing = event.mapVersion === null || map === null
  return (
    <PageShell>
      <div className="venue-map">
        <header>
          <PageTitle name={t('nav.map')} className="font-display text-2xl font-extrabold sm:text-3xl">
            {t('nav.map')}
          </PageTitle>
          {event.venue.name !== '' && (
            <p className="text-mid">{[event.venue.name, event.venue.address].filter(Boolean).join(', ')}</p>
          )}
        </header>
        {say !== undefined && map && !isMissing && <MapWithPlaces map={map} />}
        {say !== undefined && isMissing && (
          <EmptyState picture={<Leon state="curious" size="min(11rem, 42vw)" />} title={say('none')} />
        )}
        {say !== undefined && !map && !isMissing && isError && (
          <NotLoaded title={say('failed')} onRetry={() => void refetch()} />
        )}
        {!isMissing && !map && !isError && <Skeleton label={t('app.loading')} lines={6} className="h-24" />}
      </div>
    </PageShell>
  )
}

function MapWithPlaces({ map }: { map: VenueMap }) {
  const say = useMapText()
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const here = useOwnPlace(map.places)
  const listId = useId()
  const chosen = map.places.find(({ id }) => id === search.get('place'))
  const choose = (place: MapPlace | undefined) =>
    setSearch(place ? { place: place.id } : {}, { replace: true, preventScrollReset: true })
  if (say === undefined) return null
  const sorted = [...map.places].sort((one, other) =>
    nameOf(one, language).localeCompare(nameOf(other, language), language),
  )
  return (
    <div className="venue-map-parts">
      <MapFrame map={map} chosen={chosen} here={here} onChoose={choose} />
      <div className="venue-map-side">
        {chosen && <PlaceCard place={chosen} isHere={chosen === here} onClose={() => choose(undefined)} />}
        <section aria-labelledby={listId}>
          <h2 id={listId} className="text-lg">
            {say('places')}
          </h2>
          <ul className="venue-map-list">
            {sorted.map((place) => (
              <li key={place.id}>
                <button
                  type="button"
                  aria-pressed={place === chosen}
                  onClick={() => choose(place === chosen ? undefined : place)}
                >
                  {nameOf(place, language)}
                  {place === here && <small>{say('here')}</small>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

/** Where the station that this device is stands, as far as the map knows. */
function useOwnPlace(places: readonly MapPlace[]): MapPlace | undefined {
  const station = useStation()
  const event = useEvent()
  if (station === undefined) return undefined
  const installation = installationIn(event, station.installationId)
  return (
    placeOf(station.name, places) ??
    placeOf(installation?.location ?? null, places) ??
    placeOf(station.installationName, places)
  )
}
