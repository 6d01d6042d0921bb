import type { Database } from '../db/client.ts'
import { event } from './table.ts'

/** The festival's record; there is exactly one once the festival is founded. */
export async function findEvent(db: Database) {
  const [row] = await db.select().from(event)
  return row
}
