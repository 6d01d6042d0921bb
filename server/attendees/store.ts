import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { mergedAttendees } from './table.ts'

/** Whom an id means now: whoever was merged is the one who stayed. */
export async function readCurrentId(db: Database | Transaction, id: string): Promise<string> {
  const [merged] = await db
    .select({ keptId: mergedAttendees.keptId })
    .from(mergedAttendees)
    .where(eq(mergedAttendees.goneId, id))
  return merged?.keptId ?? id
}
