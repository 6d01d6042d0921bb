import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { locks } from '../db/locks.ts'

/** A table of which rows go after some hours. */
export interface ExpiringRows {
  table: string
  hours: number
  /** SQL of the rows that are older than the moment `$1`. */
  expired: string
}

/** Whether this transaction is the one that removes; another process may be at it. */
export async function takeRetentionLock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${locks.retention}) AS ours`,
  )
  return rows[0]?.ours === true
}

/** Removes the expired rows of a table. Returns how many went. */
export async function removeExpired(
  tx: Transaction,
  { table, hours, expired }: ExpiringRows,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - hours * 3_600_000).toISOString()
  const condition = expired.split('$1').map((part) => sql.raw(part))
  const { rowCount } = await tx.execute(
    sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.join(condition, sql`${before}::timestamptz`)}`,
  )
  return rowCount ?? 0
}
