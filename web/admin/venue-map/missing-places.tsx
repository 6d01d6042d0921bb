import { useQuery } from '@tanstack/react-query'
import { listActivities } from '../../../contract/programme.ts'
import type { MapPlace } from '../../../contract/venue-map.ts'
import { placeOf } from '../../places/find-place.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Plus } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

/** So many are shown at once; when they are on the map, the next ones come. */
const MOST_SHOWN = 12

/** Locations of the programme and of installations that no place of the map has in its name. */
export function MissingPlaces({
  places,
  onAdd,
}: {
  places: readonly MapPlace[]
  onAdd: (name: string) => void
}) {
  const say = useAdminText()
  const { data } = useQuery({
    queryKey: ['admin', 'venue-map', 'locations'],
    queryFn: ({ signal }) => call(listActivities, { querystring: {}, signal }),
  })
  const locations = new Set(data?.activities.flatMap(({ location }) => location ?? []))
  const missing = [...locations].filter((location) => !placeOf(location, places))
  if (missing.length === 0) return null
  return (
    <section aria-label={say('map.missing')} className="grid gap-2">
      <p className="text-sm text-mid">{say('map.missing')}</p>
      <ul className="flex flex-wrap gap-2">
        {missing.slice(0, MOST_SHOWN).map((location) => (
          <li key={location}>
            <Button size="sm" variant="secondary" onClick={() => onAdd(location.slice(0, 80))}>
              <Plus aria-hidden className="size-4" />
              {location}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
