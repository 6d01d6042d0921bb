import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { attendees } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { locks } from '../db/locks.ts'
import { type BrokenRule, interactions, type LedgerWatch, ledgerWatch } from './table.ts'

/** How far somebody looked, if it is this transaction's turn to look on: one at a time, each statement so many milliseconds. */
export async function takeWatch(tx: Transaction, statementLimitMs: number): Promise<LedgerWatch | undefined> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${locks.ledgerWatch}) AS ours,
      set_config('statement_timeout', ${String(statementLimitMs)}, true)`,
  )
  if (!rows[0]?.ours) return undefined
  const [watch] = await tx.select().from(ledgerWatch)
  return watch
}

/** How far the ledger was looked at, and what was found. */
export async function findWatch(db: Database): Promise<LedgerWatch | undefined> {
  const [watch] = await db.select().from(ledgerWatch)
  return watch
}

export async function updateWatch(tx: Transaction, watch: Partial<LedgerWatch>): Promise<void> {
  await tx.update(ledgerWatch).set(watch)
}

/** Whoever has rows after this one, as far as so many rows go, and the last of these rows. */
export async function listTouched(tx: Transaction, after: bigint, rows: number) {
  const touched = await tx
    .select({ id: interactions.id, attendeeId: interactions.attendeeId })
    .from(interactions)
    .where(gt(interactions.id, after))
    .orderBy(asc(interactions.id))
    .limit(rows)
  return { ids: touched.map(({ attendeeId }) => attendeeId), newest: touched.at(-1)?.id ?? after }
}

/** The next people in the order of their ids. */
export async function listNextIds(tx: Transaction, after: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: attendees.id })
    .from(attendees)
    .where(gt(attendees.id, after))
    .orderBy(asc(attendees.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** What is broken, with the handles of those who are named. */
export async function listNamed(db: Database, broken: BrokenRule[]) {
  const ids = broken.flatMap(({ attendeeId }) => attendeeId ?? [])
  const people = await db
    .select({ id: attendees.id, handle: attendees.tiktokUsername })
    .from(attendees)
    .where(ids.length === 1 ? eq(attendees.id, ids[0] ?? '') : inArray(attendees.id, ids))
  const handles = new Map(people.map(({ id, handle }) => [id, handle]))
  return broken.map(({ attendeeId, rule, since }) => {
    return { rule, since, tiktokUsername: attendeeId === null ? null : (handles.get(attendeeId) ?? null) }
  })
}
