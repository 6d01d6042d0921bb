import { Link } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { MapIcon } from '../ui/icons.ts'
import { nameOf, placeOf } from './find-place.ts'
import { useMapText } from './map-texts.ts'
import { useVenueMap } from './use-venue-map.ts'

/** The way from a location to its place on the map; nothing where the map has no such place. */
export function ShowOnMap({ location, className }: { location: string | null; className?: string }) {
  const say = useMapText()
  const { language } = useLanguage()
  const { data: map } = useVenueMap()
  const place = map && placeOf(location, map.places)
  if (!place || say === undefined) return null
  return (
    <Link
      to={`/map?place=${place.id}`}
      aria-label={say('show.place', { place: nameOf(place, language) })}
      className={`inline-flex items-center gap-1.5 text-sm font-semibold text-link ${className ?? ''}`}
    >
      <MapIcon aria-hidden className="size-[1.1em] shrink-0" />
      <span>{say('show')}</span>
    </Link>
  )
}
