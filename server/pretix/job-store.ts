import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { pretixPreviews, pretixTakes } from './table.ts'

/** Work on all orders of a shop that goes on in the background, as it is kept: a preview, or taking them. */
export type JobTable = typeof pretixPreviews | typeof pretixTakes
export type PreviewRow = typeof pretixPreviews.$inferSelect
export type TakeRow = typeof pretixTakes.$inferSelect

/** What says that a job is still the one that a process has begun with. */
type JobKey = Pick<TakeRow, 'sourceId' | 'jobId' | 'attempts'>

/** A job that begins now. */
type NewJob = Pick<TakeRow, 'sourceId' | 'jobId' | 'pages'> & { now: Date }

const underWay = ['reading', 'writing'] as const

const isUnderWay = (table: JobTable) => inArray(sql`${table.state}`, [...underWay])

const fresh = ({ jobId, pages, now }: NewJob) => ({
  ...{ jobId, pages, state: 'reading' as const, pagesRead: 0, attempts: 0 },
  ...{ failure: null, aliveUntil: now, beganAt: now },
})

/** Begins a preview of a shop, due at once, unless one is under way. */
export async function insertPreview(db: Database, job: NewJob): Promise<void> {
  const set = { ...fresh(job), sealedPreview: null }
  await db
    .insert(pretixPreviews)
    .values({ sourceId: job.sourceId, ...set })
    .onConflictDoUpdate({
      ...{ target: pretixPreviews.sourceId, set },
      setWhere: sql`NOT ${isUnderWay(pretixPreviews)}`,
    })
}

/** Begins to take the orders of a shop, due at once, unless that is under way. */
export async function insertTake(
  db: Database,
  { actor, ...job }: NewJob & Pick<TakeRow, 'actor'>,
): Promise<void> {
  const set = { ...fresh(job), actor, counts: null }
  await db
    .insert(pretixTakes)
    .values({ sourceId: job.sourceId, ...set })
    .onConflictDoUpdate({
      ...{ target: pretixTakes.sourceId, set },
      setWhere: sql`NOT ${isUnderWay(pretixTakes)}`,
    })
}

export async function findPreview(db: Database, sourceId: string): Promise<PreviewRow | undefined> {
  const [row] = await db.select().from(pretixPreviews).where(eq(pretixPreviews.sourceId, sourceId))
  return row
}

export async function findTake(db: Database, sourceId: string): Promise<TakeRow | undefined> {
  const [row] = await db.select().from(pretixTakes).where(eq(pretixTakes.sourceId, sourceId))
  return row
}

/** Claims a job that no process works on, so that no other one does while this one is alive. */
export async function takeDueJob<Table extends JobTable>(
  db: Database,
  table: Table,
  now: Date,
  aliveUntil: Date,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await db
    .update(table as JobTable)
    .set({ state: 'reading', aliveUntil, pagesRead: 0, attempts: sql`${table.attempts} + 1` })
    .where(
      sql`${table.sourceId} = (SELECT source_id FROM ${table}
        WHERE ${isUnderWay(table)} AND alive_until <= ${now.toISOString()}::timestamptz
        ORDER BY began_at LIMIT 1 FOR UPDATE SKIP LOCKED)`,
    )
    .returning()
  return row
}

/** Writes how a job is. @returns whether it is still ours: nobody has cancelled it or taken it over */
export async function updateJob<Table extends JobTable>(
  db: Database | Transaction,
  table: Table,
  { sourceId, jobId, attempts }: JobKey,
  change: Partial<Table['$inferSelect']>,
): Promise<boolean> {
  const rows = await db
    .update(table as JobTable)
    .set(change)
    .where(
      and(
        eq(table.sourceId, sourceId),
        eq(table.jobId, jobId),
        eq(table.attempts, attempts),
        isUnderWay(table),
      ),
    )
    .returning({ sourceId: table.sourceId })
  return rows.length > 0
}

/** Ends the job of a shop while it reads, if there is one. What is being written is written to its end. */
export async function updateCancelled(db: Database, table: JobTable, sourceId: string): Promise<void> {
  await db
    .update(table)
    .set({ state: 'cancelled' })
    .where(and(eq(table.sourceId, sourceId), eq(sql`${table.state}`, 'reading')))
}
