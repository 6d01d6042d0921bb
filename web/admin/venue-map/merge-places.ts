import type { MapPlace } from '../../../contract/venue-map.ts'

/**
 * My changes of places over what somebody else has saved meanwhile: what I left alone is as they saved it, and what
 * either of us took away is gone.
 */
export function mergePlaces(base: MapPlace[], theirs: MapPlace[], mine: MapPlace[]): MapPlace[] {
  const find = (places: MapPlace[], id: string) => places.find((place) => place.id === id)
  const isMine = (id: string) => JSON.stringify(find(mine, id)) !== JSON.stringify(find(base, id))
  const added = mine.filter(({ id }) => !find(base, id) && !find(theirs, id))
  const kept = theirs.flatMap((place) => (isMine(place.id) ? (find(mine, place.id) ?? []) : place))
  return [...kept, ...added]
}
