import { Link } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { MapIcon } from '../ui/icons.ts'
import { nameOf, placeOf } from './find-place.ts'
import { useMapText } from './map-texts.ts'
import { useVenueMap } from './use-venue-map.ts'

/**
 * The way from a location to its place on the map; nothing where the map has no such place. Its room is kept while the map is
 * on its way: what stands below would jump.
 */
export function ShowOnMap({ location, className }: { location: string | null; className?: string }) {
  const say = useMapText()
  const { language } = useLanguage()
  const { mapVersion } = useEvent()
  const { data: map, isLoading } = useVenueMap()
  if (!mapVersion || location === null) return null
  const look = `inline-flex items-center gap-1.5 text-sm font-semibold text-link ${className ?? ''}`
  if (isLoading || say === undefined)
    return (
      <span aria-hidden className={look}>
        &nbsp;
      </span>
    )
  const place = map && placeOf(location, map.places)
  if (!place) return null
  return (
    <Link
      to={`/map?place=${place.id}`}
      aria-label={say('show.place', { place: nameOf(place, language) })}
      className={look}
    >
      <MapIcon aria-hidden className="size-[1.1em] shrink-0" />
      <span>{say('show')}</span>
    </Link>
  )
}
