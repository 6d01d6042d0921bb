import type { Database, Transaction } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { event } from './table.ts'

/** Lets nobody begin something in an edition that is over. @throws Refusal edition_over */
export async function refuseClosed(db: Database | Transaction): Promise<void> {
  const [row] = await db.select({ closedAt: event.closedAt }).from(event)
  if (row?.closedAt) throw new Refusal('edition_over')
}
