import { randomBytes } from 'node:crypto'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import type { EntryContent } from './content.ts'
import type { EntryRow } from './store.ts'
import { knowledgeEntries } from './table.ts'

/** An id as the database makes them: known before the row is written, for the record of changes. */
export function createEntryId(): string {
  return randomBytes(8).toString('hex')
}

/** All entries, deleted ones too. */
export function listAllEntries(tx: Transaction): Promise<EntryRow[]> {
  return tx.select().from(knowledgeEntries).orderBy(asc(knowledgeEntries.createdAt), asc(knowledgeEntries.id))
}

/** Writes new entries, one moment apart, so that they keep the order of the file. */
export async function insertImported(
  tx: Transaction,
  entries: { id: string; content: EntryContent }[],
): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insert(knowledgeEntries)
    .values(entries.map(({ id, content }) => ({ ...content, id, createdAt: sql`clock_timestamp()` })))
}

/** Says that a schedule has these entries now, and whether they are told. */
export async function updateFromSchedule(
  tx: Transaction,
  ids: readonly string[],
  { isActive }: { isActive?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(knowledgeEntries)
    .set({
      fromSchedule: true,
      ...(isActive !== undefined && { isActive, updatedAt: sql`clock_timestamp()` }),
    })
    .where(inArray(knowledgeEntries.id, [...ids]))
}

/** Writes what the rows say; `titles` only sets the titles aside, which no two entries may share. */
export async function updateImported(
  tx: Transaction,
  entries: { id: string; content: EntryContent }[],
  what: 'titles' | 'all',
): Promise<void> {
  const rows = entries.map(({ id, content }) => (what === 'titles' ? { id } : { id, ...content }))
  const set =
    what === 'titles'
      ? sql`title = e.id`
      : sql`category = n.category, title = n.title, description = n.description, location = n.location,
          tags = n.tags, starts_at = n."startsAt", ends_at = n."endsAt", translations = n.translations,
          asked_as = n."askedAs", concepts_added = n."conceptsAdded",
          concepts_removed = n."conceptsRemoved", updated_at = clock_timestamp()`
  await tx.execute(sql`UPDATE knowledge_entries e SET ${set}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id text, category text, title text, description text,
      location text, tags text[], "startsAt" timestamptz, "endsAt" timestamptz, translations jsonb, "askedAs" jsonb,
      "conceptsAdded" text[], "conceptsRemoved" text[])
    WHERE e.id = n.id`)
}
