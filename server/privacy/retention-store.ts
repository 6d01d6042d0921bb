import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { locks } from '../db/locks.ts'

/** A table of which rows go after some hours. */
export interface ExpiringRows {
  table: string
  hours: number
  /** SQL of the rows that are older than the moment `$1`. */
  expired: string
  /** SQL of what these rows forget; without it they go. */
  forgets?: string
}

/** Whether this transaction is the one that removes; another process may be at it. */
export async function takeRetentionLock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${locks.retention}) AS ours`,
  )
  return rows[0]?.ours === true
}

/** Removes the expired rows of a table, or lets them forget. Returns how many they were. */
export async function forExpired(
  tx: Transaction,
  { table, hours, expired, forgets }: ExpiringRows,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - hours * 3_600_000).toISOString()
  const condition = expired.split('$1').map((part) => sql.raw(part))
  const act = forgets === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${forgets}`
  const { rowCount } = await tx.execute(
    sql`${sql.raw(act)} WHERE ${sql.join(condition, sql`${before}::timestamptz`)}`,
  )
  return rowCount ?? 0
}
