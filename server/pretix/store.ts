import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PretixResult } from '../../contract/pretix.ts'
import type { Database, Transaction } from '../db/client.ts'
import { pretixSources, pretixTakes } from './table.ts'

/** A shop as it is kept. */
export type PretixSourceRow = typeof pretixSources.$inferSelect

/** An id, or the end of the address that pretix calls: nobody guesses it. */
export function createPretixKey(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

const tickets = sql<number>`(SELECT count(*)::int FROM pretix_tickets t
  WHERE t.source_id = pretix_sources.id AND NOT t.is_forgotten AND t.off_reason IS NULL)`
const off = sql<number>`(SELECT count(*)::int FROM pretix_tickets t
  WHERE t.source_id = pretix_sources.id AND t.off_reason IS NOT NULL AND t.off_seen_at IS NULL)`

/** All shops, oldest first, with how many of their tickets are good, how many open no door any more, and how taking them is. */
export function listPretixSources(db: Database | Transaction) {
  return db
    .select({ source: pretixSources, tickets, off, take: pretixTakes })
    .from(pretixSources)
    .leftJoin(pretixTakes, eq(pretixTakes.sourceId, pretixSources.id))
    .orderBy(asc(pretixSources.createdAt), asc(pretixSources.id))
}

/** A shop with its counts. */
export type CountedSource = Awaited<ReturnType<typeof listPretixSources>>[number]

/** A shop with its counts; undefined where there is none. */
export async function findPretixSource(
  db: Database | Transaction,
  id: string,
): Promise<CountedSource | undefined> {
  const [row] = await db
    .select({ source: pretixSources, tickets, off, take: pretixTakes })
    .from(pretixSources)
    .leftJoin(pretixTakes, eq(pretixTakes.sourceId, pretixSources.id))
    .where(eq(pretixSources.id, id))
  return row
}

/** Nobody else adds or changes a shop until the transaction ends. */
export async function lockPretixSources(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${pretixSources} IN SHARE ROW EXCLUSIVE MODE`)
}

export async function insertPretixSource(
  tx: Transaction,
  source: typeof pretixSources.$inferInsert,
): Promise<void> {
  await tx.insert(pretixSources).values(source)
}

export async function updatePretixSource(
  db: Database | Transaction,
  id: string,
  change: Partial<Omit<PretixSourceRow, 'id' | 'version' | 'createdAt'>>,
): Promise<void> {
  await db.update(pretixSources).set(change).where(eq(pretixSources.id, id))
}

export async function removePretixSource(tx: Transaction, id: string): Promise<void> {
  await tx.delete(pretixSources).where(eq(pretixSources.id, id))
}

/** Writes what became of a reading. A call of pretix that came meanwhile keeps its time. */
export async function updateRead(
  db: Database | Transaction,
  id: string,
  { now, result, seenUntil }: { now: Date; result: PretixResult | undefined; seenUntil: Date | undefined },
): Promise<void> {
  await db
    .update(pretixSources)
    .set({
      lastRunAt: now,
      failures: 0,
      ...(result && { lastResult: result }),
      ...(seenUntil && { seenUntil }),
    })
    .where(eq(pretixSources.id, id))
}

/** Writes that a reading failed, and when the next one is. */
export async function updateFailed(
  db: Database,
  id: string,
  { now, result, nextRunAt }: { now: Date; result: PretixResult; nextRunAt: Date },
): Promise<void> {
  await db
    .update(pretixSources)
    .set({ lastRunAt: now, lastResult: result, nextRunAt, failures: sql`${pretixSources.failures} + 1` })
    .where(eq(pretixSources.id, id))
}

/** Takes a shop whose time has come, so that no other process reads before the next time. */
export async function takeDuePretix(db: Database, now: Date, next: Date): Promise<string | undefined> {
  const moment = now.toISOString()
  const { rows } = await db.execute<{ id: string }>(
    sql`UPDATE pretix_sources SET next_run_at = ${next.toISOString()}::timestamptz
      WHERE id = (SELECT id FROM pretix_sources WHERE is_following AND next_run_at <= ${moment}::timestamptz
        ORDER BY next_run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id`,
  )
  return rows[0]?.id
}

/**
 * Pretix says that something changed: the next reading is then, at the soonest. While a shop fails, calls change nothing.
 * @returns whether there is such a shop
 */
export async function updateCalled(db: Database, hookKey: string, soonest: Date): Promise<boolean> {
  const moment = sql`${soonest.toISOString()}::timestamptz`
  await db
    .update(pretixSources)
    .set({ nextRunAt: moment })
    .where(
      and(
        eq(pretixSources.hookKey, hookKey),
        eq(pretixSources.failures, 0),
        sql`coalesce(${pretixSources.nextRunAt}, 'infinity') > ${moment}`,
      ),
    )
  return (await db.$count(pretixSources, eq(pretixSources.hookKey, hookKey))) > 0
}
