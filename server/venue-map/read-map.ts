import type { VenueMap } from '../../contract/venue-map.ts'
import type { Deps } from '../deps.ts'
import { event } from '../event/table.ts'
import { Refusal } from '../http/refusal.ts'
import { findMap, findMapPicture } from './store.ts'
import { venueMap } from './table.ts'

type Found = Awaited<ReturnType<typeof findMap>>

/** The map as everybody sees it; null where there is none. */
export function toMap(row: Found): VenueMap | null {
  if (!row || row.version === null) return null
  const { pictureName, width, height, places, version } = row
  return { version, picture: { address: `/api/venue-map/pictures/${pictureName}`, width, height }, places }
}

/** Reads the map and its picture; a crowd that comes shares what was read, until the event changes. */
export function createMapReader({ db, live }: Pick<Deps, 'db' | 'live'>) {
  let map: Promise<VenueMap | null> | undefined
  let picture: { name: string; found: ReturnType<typeof findMapPicture> } | undefined
  const renew = () => {
    map = undefined
    picture = undefined
  }
  const stops = [
    live.onChange(({ topic }) => topic === 'event' && renew()),
    live.follow({ what: 'the map', tables: [venueMap, event], renew }),
  ]
  return {
    async map(): Promise<VenueMap | null> {
      map ??= findMap(db).then(toMap)
      const asked = map
      return asked.catch((problem: unknown) => {
        if (map === asked) map = undefined
        throw problem
      })
    },
    /** @throws Refusal not_found once another picture has taken its place */
    async picture(name: string) {
      if (picture?.name !== name) picture = { name, found: findMapPicture(db, name) }
      const asked = picture
      const forget = () => {
        if (picture === asked) picture = undefined
      }
      const found = await asked.found.catch((problem: unknown) => {
        forget()
        throw problem
      })
      if (found) return found
      forget()
      throw new Refusal('not_found')
    },
    close: () => stops.forEach((stop) => void stop()),
  }
}
