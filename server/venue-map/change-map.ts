import type { User } from '../../contract/staff.ts'
import type { MapPlace, VenueMap } from '../../contract/venue-map.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { lockEvent, updateEvent } from '../event/index.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { makeMapPicture } from './make-map-picture.ts'
import { toMap } from './read-map.ts'
import { findMap, insertMapPicture, removeMap, updatePlaces } from './store.ts'

type Changing = Pick<Deps, 'db' | 'live'>

interface MapChange {
  actor: User
  /** The version that was read; undefined lets the change through. */
  version: number | undefined
}

/** Gives the venue a map, or its map another picture. @throws Refusal invalid_image or stale */
export async function setMapPicture(deps: Changing, change: MapChange, file: Buffer): Promise<VenueMap> {
  const picture = await makeMapPicture(file)
  return shown(await write(deps, change, 'map.picture', (tx) => insertMapPicture(tx, picture)))
}

/** Writes all places. @throws Refusal not_found while there is no map, or stale */
export async function setMapPlaces(deps: Changing, change: MapChange, places: MapPlace[]): Promise<VenueMap> {
  const keep = async (tx: Transaction, before: VenueMap | null) => {
    if (!before) throw new Refusal('not_found')
    await updatePlaces(tx, places)
  }
  return shown(await write(deps, change, 'map.places', keep))
}

/** Takes the map away, with its places. @throws Refusal stale */
export async function dropMap(deps: Changing, change: MapChange): Promise<{ map: null }> {
  await write(deps, change, 'map.remove', (tx) => removeMap(tx))
  return { map: null }
}

async function write(
  { db, live }: Changing,
  { actor, version }: MapChange,
  action: string,
  keep: (tx: Transaction, before: VenueMap | null) => Promise<void>,
): Promise<VenueMap | null> {
  const changed = await db.transaction(async (tx) => {
    const event = await lockEvent(tx)
    const before = toMap(await findMap(tx))
    if (before) refuseStale(version, before)
    await keep(tx, before)
    // Of the event's versions, which only rise: a map that comes after another one is never taken for it.
    const mapVersion = action === 'map.remove' ? null : event.version + 1
    if (mapVersion !== null || before) await updateEvent(tx, { ...event, mapVersion })
    const after = toMap(await findMap(tx))
    await recordChange(tx, actor, { action, subject: 'map', before: auditOf(before), after: auditOf(after) })
    return after
  })
  live.announce({ topic: 'event' })
  return changed
}

/** Hundreds of places are told by their names. */
function auditOf(map: VenueMap | null) {
  return map ? { picture: map.picture.address, places: map.places.map(({ name }) => name).sort() } : {}
}

function shown(map: VenueMap | null): VenueMap {
  if (!map) throw new Error('The map was not written.')
  return map
}
