import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Category } from '../../contract/knowledge.ts'
import type { Database, DatabaseHandle, Transaction } from '../db/client.ts'
import { type EntryContent, translated } from './content.ts'
import type { EntryRow } from './store.ts'
import { knowledgeEntries, type NotAnswered, type WrittenByModel } from './table.ts'

/** Which entries staff look for. */
export interface EntrySearch {
  search?: string | undefined
  category?: Category | '' | 'all' | undefined
  isActive: boolean
  /** Only entries that are not translated into every language. */
  isUntranslated?: boolean | undefined
  /** Only these. */
  ids?: string[] | undefined
}

/** A page of the entries, the newest first. */
export async function listEntryPage(
  db: Database,
  wanted: EntrySearch & { page: number; pageSize: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const where = matching(wanted)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(knowledgeEntries)
      .where(where)
      .orderBy(desc(knowledgeEntries.createdAt), asc(knowledgeEntries.id))
      .limit(wanted.pageSize)
      .offset((wanted.page - 1) * wanted.pageSize),
    db.$count(knowledgeEntries, where),
  ])
  return { rows, total }
}

/** All entries of a search, in the order in which they were written. */
export function listMatchingEntries(db: DatabaseHandle, wanted: EntrySearch): Promise<EntryRow[]> {
  return db
    .select()
    .from(knowledgeEntries)
    .where(matching(wanted))
    .orderBy(asc(knowledgeEntries.createdAt), asc(knowledgeEntries.id))
}

function matching({ search = '', category, isActive, isUntranslated, ids }: EntrySearch): SQL | undefined {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(knowledgeEntries.isActive, isActive),
    ids && inArray(knowledgeEntries.id, ids),
    isUntranslated
      ? sql`(SELECT count(*) FROM jsonb_object_keys(${knowledgeEntries.translations})) < ${translated.length}`
      : undefined,
    category ? (category === 'all' ? undefined : eq(knowledgeEntries.category, category)) : undefined,
    search.trim() === ''
      ? undefined
      : or(ilike(knowledgeEntries.title, pattern), ilike(knowledgeEntries.description, pattern)),
  )
}

/** The entry, deleted or not, locked until the transaction ends. */
export async function findEntry(tx: Transaction, id: string): Promise<EntryRow | undefined> {
  const [row] = await tx.select().from(knowledgeEntries).where(eq(knowledgeEntries.id, id)).for('update')
  return row
}

/** Whether another active entry of this category has the title; what schedules bring may share theirs. */
export async function hasTwin(
  tx: Transaction,
  id: string,
  { category, title }: Pick<EntryContent, 'category' | 'title'>,
): Promise<boolean> {
  const twins = await tx.$count(
    knowledgeEntries,
    and(
      knowledgeEntries.isActive,
      eq(knowledgeEntries.fromSchedule, false),
      eq(knowledgeEntries.category, category),
      sql`lower(${knowledgeEntries.title}) = lower(${title})`,
      ne(knowledgeEntries.id, id),
    ),
  )
  return twins > 0
}

/** Writes an entry; undefined when an active one has its title already. */
export async function insertEntry(tx: Transaction, content: EntryContent): Promise<EntryRow | undefined> {
  const [row] = await tx.insert(knowledgeEntries).values(content).onConflictDoNothing().returning()
  return row
}

export async function updateEntry(
  tx: Transaction,
  id: string,
  change: Partial<EntryContent> & {
    isActive?: boolean
    byModel?: WrittenByModel
    notAnswered?: NotAnswered | null
  },
): Promise<EntryRow | undefined> {
  const [row] = await tx
    .update(knowledgeEntries)
    .set({ ...change, updatedAt: sql`clock_timestamp()` })
    .where(eq(knowledgeEntries.id, id))
    .returning()
  return row
}

/** Nobody else writes entries until the transaction ends; everybody reads them. */
export async function lockEntries(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE knowledge_entries IN SHARE ROW EXCLUSIVE MODE`)
}
