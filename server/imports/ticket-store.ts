import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { ticketReferences } from './table.ts'

/** Whose tickets these are, by reference, whatever brought them in. */
export async function listTicketHolders(
  db: Database,
  source: string,
  references: string[],
): Promise<Map<string, string>> {
  const { reference, attendeeId } = ticketReferences
  const rows = await db
    .select({ reference, attendeeId })
    .from(ticketReferences)
    .where(and(eq(ticketReferences.source, source), inArray(reference, references)))
  return new Map(rows.map((row) => [row.reference, row.attendeeId]))
}
