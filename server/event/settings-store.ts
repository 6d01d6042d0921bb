import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { event } from './table.ts'

/** The record of the event, all of it. */
export type EventRow = typeof event.$inferSelect

/** The record, locked until the transaction ends. */
export async function lockEvent(tx: Transaction): Promise<EventRow> {
  const [row] = await tx.select().from(event).for('no key update')
  if (!row) throw new Error('There is no event: founding makes one.')
  return row
}

/** Lets the event be changed, and its next edition begin, only when the transaction has ended. Several may hold it. */
export async function shareEvent(tx: Transaction): Promise<void> {
  await tx.select({ name: event.name }).from(event).for('share')
}

export async function updateEvent(tx: Transaction, row: EventRow): Promise<EventRow> {
  const [written] = await tx.update(event).set(row).returning()
  if (!written) throw new Error('The event was not written.')
  return written
}

/** Whether this database has the time zone, under exactly this name. */
export async function isKnownZone(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM pg_timezone_names WHERE name = ${name} LIMIT 1`)
  return rows.length > 0
}
