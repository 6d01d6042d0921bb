import { useQuery } from '@tanstack/react-query'
import { getVenueMap, type VenueMap } from '../../contract/venue-map.ts'
import { useEvent } from '../event/use-event.ts'
import { call } from '../platform/api.ts'

/** The map of the venue. Nothing is asked for while there is none; a change of it is read when the event tells of it. */
export function useVenueMap() {
  const { mapVersion } = useEvent()
  return useQuery({
    queryKey: ['venue-map', mapVersion],
    queryFn: async ({ signal }): Promise<VenueMap | null> => (await call(getVenueMap, { signal })).map,
    enabled: Boolean(mapVersion),
  })
}
