import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import type { EntryRow } from '../knowledge/index.ts'
import { knowledgeEntries } from '../knowledge/table.ts'

/** Active entries of these ids. */
export function listEntriesOf(db: Database | Transaction, ids: readonly string[]): Promise<EntryRow[]> {
  return db
    .select()
    .from(knowledgeEntries)
    .where(and(inArray(knowledgeEntries.id, [...ids]), eq(knowledgeEntries.isActive, true)))
}

/** What the entries of a page say, in the order of their ids, deleted ones too. */
export function listTitles(db: Database, ids: readonly string[]) {
  const { id, title, description } = knowledgeEntries
  return db
    .select({ id, title, description })
    .from(knowledgeEntries)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
}
