import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { prizeSizes, prizeTiers } from './table.ts'

/** What is written of a size; without an id it is a new one. */
export interface SizeRecord {
  id?: string | undefined
  name: string
  stock: number | null
}

/**
 * Sizes of the tier `t` as one JSON list, and their stock and what is left of it together, null where one of them has
 * always enough. A reservation that has run out holds nothing, also before somebody wrote so.
 */
export const sizesAt = (now: Date) => sql`(
  SELECT json_agg(json_build_object('id', z.id, 'name', z.name, 'stock', z.stock, 'stockLeft', z.stock - z.held + k.overdue,
      'reserved', k.reserved, 'handedOver', k.handed_over) ORDER BY z.position) AS sizes,
    CASE WHEN bool_and(z.stock IS NOT NULL) THEN sum(z.stock)::int END AS stock,
    CASE WHEN bool_and(z.stock IS NOT NULL) THEN sum(z.stock - z.held + k.overdue)::int END AS stock_left
  FROM prize_sizes z CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE state = 'handed-over')::int AS handed_over,
      count(*) FILTER (WHERE state = 'reserved' AND expires_at > ${now.toISOString()})::int AS reserved,
      count(*) FILTER (WHERE state = 'reserved' AND expires_at <= ${now.toISOString()})::int AS overdue
    FROM prize_claims WHERE size_id = z.id AND state IN ('reserved', 'handed-over')
  ) k WHERE z.tier_id = t.id AND z.removed_at IS NULL)`

/** Writes the sizes of a tier in their order; those of `known` that are not among them are offered no longer. */
export async function writeSizes(
  tx: Transaction,
  tierId: string,
  sizes: readonly SizeRecord[],
  { known, now }: { known: readonly { id: string }[]; now: Date },
): Promise<void> {
  const staying = new Set(sizes.map(({ id }) => id))
  const leaving = known.flatMap(({ id }) => (staying.has(id) ? [] : [id]))
  if (leaving.length > 0) {
    await tx.update(prizeSizes).set({ removedAt: now }).where(inArray(prizeSizes.id, leaving))
  }
  for (const [position, { id, name, stock }] of sizes.entries()) {
    if (id === undefined) await tx.insert(prizeSizes).values({ tierId, name, stock, position })
    else await tx.update(prizeSizes).set({ name, stock, position }).where(eq(prizeSizes.id, id))
  }
  await tx
    .update(prizeTiers)
    .set({ sizeSaves: sql`${prizeTiers.sizeSaves} + 1` })
    .where(eq(prizeTiers.id, tierId))
}
