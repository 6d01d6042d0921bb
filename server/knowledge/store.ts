import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { knowledgeEntries } from './table.ts'

/** Everything that may be told, in the order in which it was written. */
export function listActiveEntries(db: Database | Transaction) {
  return db
    .select()
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.isActive, true))
    .orderBy(asc(knowledgeEntries.createdAt), asc(knowledgeEntries.id))
}

/** An entry as it is kept. */
export type EntryRow = typeof knowledgeEntries.$inferSelect
