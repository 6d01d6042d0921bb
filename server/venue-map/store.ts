import { eq } from 'drizzle-orm'
import type { MapPlace } from '../../contract/venue-map.ts'
import type { Database, Transaction } from '../db/client.ts'
import { event } from '../event/table.ts'
import { venueMap } from './table.ts'

/** A picture of a map as it is kept. */
export type MapPicture = Omit<typeof venueMap.$inferSelect, 'onlyOne' | 'places'>

/** The map without the bytes of its picture. */
export async function findMap(db: Database | Transaction) {
  const { pictureName, width, height, places } = venueMap
  const [row] = await db
    .select({ pictureName, width, height, places, version: event.mapVersion })
    .from(venueMap)
    .innerJoin(event, eq(event.onlyOne, venueMap.onlyOne))
  return row
}

export async function findMapPicture(db: Database, name: string) {
  const { picture, pictureType } = venueMap
  const [row] = await db.select({ picture, pictureType }).from(venueMap).where(eq(venueMap.pictureName, name))
  return row
}

/** Keeps a picture in the place of the one before; the places stay. The event has to be locked. */
export async function insertMapPicture(tx: Transaction, picture: MapPicture): Promise<void> {
  await tx.insert(venueMap).values(picture).onConflictDoUpdate({ target: venueMap.onlyOne, set: picture })
}

/** The event has to be locked. */
export async function updatePlaces(tx: Transaction, places: MapPlace[]): Promise<void> {
  await tx.update(venueMap).set({ places })
}

/** The event has to be locked. */
export async function removeMap(tx: Transaction): Promise<void> {
  await tx.delete(venueMap)
}
