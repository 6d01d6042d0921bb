import { and, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { interactions, ledgerParts } from './table.ts'

/** Ids of the ledger that are summed together; the migration counts by it as well. */
export const PART_IDS = 10_000

/** The last id of a part; they are counted from 0. */
const endOf = (part: number): bigint => BigInt(part + 1) * BigInt(PART_IDS)

/** Up to here the figures are counted: nothing can be added to these rows any more. */
export async function findCountedTo(tx: Transaction): Promise<bigint> {
  const { rows } = await tx.execute<{ counted_to: string }>(
    sql`SELECT counted_to FROM ledger_figures_progress`,
  )
  return BigInt(rows[0]?.counted_to ?? 0)
}

/** The rows of a part as they are now, summed by kind and installation. */
const summed = (part: number): SQL => sql`SELECT kind, installation_id, sum(row_count)::bigint AS row_count,
    sum(points)::bigint AS points
  FROM ledger_figures_between(${endOf(part - 1)}, ${endOf(part)}) GROUP BY kind, installation_id`

/** Keeps what the rows of a part come to. */
export async function insertPart(tx: Transaction, part: number): Promise<void> {
  await tx.execute(
    sql`INSERT INTO ledger_parts (part, kind, installation_id, row_count, points)
      SELECT ${part}, * FROM (${summed(part)}) sums`,
  )
}

/** Whether the rows of a part come to something else than they did. */
export async function hasChanged(tx: Transaction, part: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM (${summed(part)}) now
      FULL JOIN (SELECT * FROM ledger_parts WHERE part = ${part}) kept USING (kind, installation_id)
      WHERE now.row_count IS DISTINCT FROM kept.row_count OR now.points IS DISTINCT FROM kept.points LIMIT 1`,
  )
  return rows.length > 0
}

/** People with rows in these parts. */
export async function listOfParts(tx: Transaction, parts: number[], limit: number): Promise<string[]> {
  if (parts.length === 0) return []
  const rows = await tx
    .selectDistinct({ id: interactions.attendeeId })
    .from(interactions)
    .where(
      or(
        ...parts.map((part) => and(gt(interactions.id, endOf(part - 1)), lte(interactions.id, endOf(part)))),
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** What the parts say that the ledger comes to, and the rows after them. */
export function sumOfLedger(): SQL {
  return sql`SELECT kind, installation_id, sum(row_count) AS row_count, sum(points) AS points FROM (
      SELECT kind, installation_id, row_count, points FROM ${ledgerParts}
      UNION ALL SELECT t.kind, t.installation_id, t.row_count, t.points
        FROM ledger_watch w, ledger_figures_between(w.parts_to, 9223372036854775807) t
    ) ledger GROUP BY 1, 2`
}
