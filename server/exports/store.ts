import { desc, eq, sql } from 'drizzle-orm'
import { auditRecords } from '../audit/table.ts'
import type { Database, Transaction } from '../db/client.ts'

/** The action by which the audit names an export. */
export const EXPORT_ACTION = 'data.export'

/** The event days that the ledger has rows of, the first of them first. */
export async function listEventDays(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(
    sql`SELECT DISTINCT event_day(hour)::text AS day FROM ledger_figures_now() ORDER BY day`,
  )
  return rows.map(({ day }) => day)
}

/** The latest exports; `actorId` those of one user. */
export function listPastExports(db: Database, actorId: string | undefined, limit: number) {
  const { id, at, actor, subject, after, action } = auditRecords
  const isWanted = sql`${eq(action, EXPORT_ACTION)} AND ${actorId === undefined ? sql`true` : eq(auditRecords.actorId, actorId)}`
  return db
    .select({ id, at, actor, subject, after })
    .from(auditRecords)
    .where(isWanted)
    .orderBy(desc(id))
    .limit(limit)
}
