import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { SyncResult } from '../../contract/schedules.ts'
import type { Database, Transaction } from '../db/client.ts'
import { knowledgeEntries } from '../knowledge/table.ts'
import type { SourceSession } from './formats/session.ts'
import type { KnownSession } from './match-sessions.ts'
import { schedulePreviews, scheduleSessions, scheduleSources, type Taken } from './table.ts'

/** A schedule as it is kept. */
export type SourceRow = typeof scheduleSources.$inferSelect

/** An id as the database makes them: known before the row is written. */
export function createScheduleId(): string {
  return randomBytes(8).toString('hex')
}

/** Sessions of a schedule that happen, of each. */
const sessionsNow = sql<number>`(SELECT count(*)::int FROM schedule_sessions s
  WHERE s.source_id = schedule_sources.id AND NOT s.is_cancelled)`

/** All schedules, oldest first, with how many sessions each has. */
export function listSources(db: Database | Transaction) {
  return db
    .select({ source: scheduleSources, sessions: sessionsNow })
    .from(scheduleSources)
    .orderBy(asc(scheduleSources.createdAt), asc(scheduleSources.id))
}

/** A schedule with how many sessions it has. */
export type SourceWithCount = Awaited<ReturnType<typeof listSources>>[number]

/** A schedule; undefined where there is none. */
export async function findSource(
  db: Database | Transaction,
  id: string,
): Promise<SourceWithCount | undefined> {
  const [row] = await db
    .select({ source: scheduleSources, sessions: sessionsNow })
    .from(scheduleSources)
    .where(eq(scheduleSources.id, id))
  return row
}

/** Nobody else changes this schedule until the transaction ends. */
export async function lockSource(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`SELECT FROM schedule_sources WHERE id = ${id} FOR UPDATE`)
}

export async function insertSource(
  tx: Transaction,
  source: Pick<SourceRow, 'id' | 'name' | 'format' | 'address'>,
): Promise<void> {
  await tx.insert(scheduleSources).values({ ...source, createdAt: sql`clock_timestamp()` })
}

export async function updateSource(
  db: Database | Transaction,
  id: string,
  change: Partial<Pick<SourceRow, 'name' | 'format' | 'address' | 'everyMinutes' | 'nextRunAt'>>,
): Promise<void> {
  await db.update(scheduleSources).set(change).where(eq(scheduleSources.id, id))
}

/** Writes what became of a reading. */
export async function updateResult(
  db: Database | Transaction,
  id: string,
  lastRunAt: Date,
  lastResult: SyncResult,
): Promise<void> {
  await db.update(scheduleSources).set({ lastRunAt, lastResult }).where(eq(scheduleSources.id, id))
}

/** Forgets a schedule, with its previews and which session is which. */
export async function removeSource(tx: Transaction, id: string): Promise<void> {
  await tx.delete(scheduleSources).where(eq(scheduleSources.id, id))
}

/** Takes a schedule that is due, so that no other process reads it before its time comes again. */
export async function takeDue(db: Database, now: Date): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`UPDATE schedule_sources SET next_run_at = ${now.toISOString()}::timestamptz + every_minutes * interval '1 minute'
      WHERE id = (SELECT id FROM schedule_sources WHERE next_run_at <= ${now.toISOString()}
        ORDER BY next_run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id`,
  )
  return rows[0]?.id
}

/** What was taken of a schedule before, with the entries. */
export async function listKnown(db: Database | Transaction, sourceId: string): Promise<KnownSession[]> {
  const rows = await db
    .select({ session: scheduleSessions, entry: knowledgeEntries })
    .from(scheduleSessions)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, scheduleSessions.entryId))
    .where(eq(scheduleSessions.sourceId, sourceId))
    .orderBy(asc(scheduleSessions.key))
  return rows.map(({ session: { key, series, taken, isCancelled }, entry }) => ({
    ...{ key, series, taken, isCancelled, entry },
  }))
}

/** Active entries of the timetable that no schedule has. */
export async function listUnlinked(db: Database | Transaction) {
  const rows = await db
    .select({ entry: knowledgeEntries })
    .from(knowledgeEntries)
    .leftJoin(scheduleSessions, eq(scheduleSessions.entryId, knowledgeEntries.id))
    .where(
      and(
        knowledgeEntries.isActive,
        eq(knowledgeEntries.category, 'schedule'),
        sql`${scheduleSessions.key} IS NULL`,
      ),
    )
    .orderBy(asc(knowledgeEntries.id))
  return rows.map(({ entry }) => entry)
}

/** A session with the entry that it is. */
export interface LinkedSession {
  key: string
  series: string
  entryId: string
  taken: Taken
  isCancelled: boolean
}

/** Writes which session is which entry, in place of what was known before. */
export async function updateKnown(tx: Transaction, sourceId: string, linked: LinkedSession[]): Promise<void> {
  await tx.delete(scheduleSessions).where(eq(scheduleSessions.sourceId, sourceId))
  for (let from = 0; from < linked.length; from += 500) {
    await tx
      .insert(scheduleSessions)
      .values(linked.slice(from, from + 500).map((session) => ({ sourceId, ...session })))
  }
}

/** A schedule as it was read, and what was shown of it. */
export interface Preview {
  id: string
  sourceId: string
  sessions: SourceSession[]
  digest: string
  madeAt: Date
}

export async function insertPreview(tx: Transaction, preview: Preview): Promise<void> {
  await tx.insert(schedulePreviews).values(preview)
}

/** A preview of this schedule; undefined once it was taken, or is too old. */
export async function findPreview(
  tx: Transaction,
  sourceId: string,
  id: string,
): Promise<Preview | undefined> {
  const [row] = await tx
    .select()
    .from(schedulePreviews)
    .where(and(eq(schedulePreviews.id, id), eq(schedulePreviews.sourceId, sourceId)))
  return row
}

/** Forgets everything that was shown of a schedule. */
export async function removePreviews(tx: Transaction, sourceId: string): Promise<void> {
  await tx.delete(schedulePreviews).where(eq(schedulePreviews.sourceId, sourceId))
}
