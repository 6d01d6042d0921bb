import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { event } from './table.ts'

/** The festival's record; there is exactly one once the festival is founded. */
export async function findEvent(db: Database) {
  const [row] = await db.select().from(event)
  return row
}

/** Whether a moment lies within one of the festival's days. */
export async function isDuringEvent(db: Database, moment: Date): Promise<boolean> {
  const { rows } = await db.execute<{ isOpen: boolean }>(
    sql`SELECT event_day(${moment.toISOString()}) BETWEEN starts_on AND ends_on AS "isOpen" FROM event`,
  )
  return rows[0]?.isOpen === true
}
