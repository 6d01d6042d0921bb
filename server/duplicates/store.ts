import { sql } from 'drizzle-orm'
import { isPerson } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'

/** People who may be one, and why. */
interface DuplicateIds extends Record<string, unknown> {
  reason: 'email' | 'name'
  ids: string[]
}

/** Whoever shares an address; whoever shares a name, if they do not have two different addresses. */
export async function listDuplicateIds(db: Database): Promise<DuplicateIds[]> {
  const { rows } = await db.execute<DuplicateIds>(sql`
    SELECT 'email' AS reason, array_agg(id ORDER BY total_points DESC, created_at, id) AS ids
      FROM attendees WHERE email IS NOT NULL AND ${isPerson()} GROUP BY lower(email) HAVING count(*) > 1
    UNION ALL
    SELECT 'name', array_agg(id ORDER BY total_points DESC, created_at, id)
      FROM attendees WHERE ${isPerson()} GROUP BY lower(attendee_name)
      HAVING count(*) > 1 AND count(DISTINCT lower(email)) < 2 AND bool_or(email IS NULL)
    ORDER BY 1, 2`)
  return rows
}

/** What `merge_attendees` may say. */
interface Merged extends Record<string, unknown> {
  outcome: 'merged' | 'crew_not_eligible' | 'board_not_open' | 'erasure_waiting'
  /** Points that came along. */
  points: number
}

/** Moves everything of one person to another. */
export async function mergeInto(
  tx: Transaction,
  given: { kept: string; gone: string; reason: string; causedBy: string; happenedAt: Date },
): Promise<Merged> {
  const { kept, gone, reason, causedBy, happenedAt } = given
  const { rows } = await tx.execute<Merged>(
    sql`SELECT outcome, points FROM merge_attendees(${kept}, ${gone}, ${reason}, ${causedBy},
      ${happenedAt.toISOString()}::timestamptz)`,
  )
  if (!rows[0]) throw new Error('The merge did not answer.')
  return rows[0]
}
