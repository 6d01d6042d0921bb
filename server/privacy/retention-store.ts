import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { locks } from '../db/locks.ts'

/** A table of which rows go after some hours. */
export interface Kept {
  table: string
  hours: number
  /** SQL of the rows that are older than the moment `$1`. */
  expired: string
}

/** Removes the expired rows of all tables in one transaction, unless another process is doing so. */
export function removeExpired(
  db: Database,
  { rules, now }: { rules: readonly Kept[]; now: Date },
): Promise<Record<string, number>> {
  return db.forLongWork.transaction(async (tx) => {
    const { rows } = await tx.execute<{ ours: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${locks.retention}) AS ours`,
    )
    const removed: Record<string, number> = {}
    if (!rows[0]?.ours) return removed
    for (const { table, hours, expired } of rules) {
      const before = new Date(now.getTime() - hours * 3_600_000).toISOString()
      const condition = expired.split('$1').map((part) => sql.raw(part))
      const { rowCount } = await tx.execute(
        sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.join(condition, sql`${before}::timestamptz`)}`,
      )
      removed[table] = rowCount ?? 0
    }
    return removed
  })
}
