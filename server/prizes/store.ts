import { eq, sql } from 'drizzle-orm'
import type { PrizeTier } from '../../contract/prize-tiers.ts'
import type { Database, Transaction } from '../db/client.ts'
import { sizesAt } from './size-store.ts'
import { prizeTiers } from './table.ts'

/** A tier with what became of its pieces. */
export type StockedTier = PrizeTier & { reserved: number }

/** What is written of a tier. */
type TierRecord = Pick<
  typeof prizeTiers.$inferSelect,
  'prizeName' | 'requiredPoints' | 'description' | 'isActive' | 'stock' | 'perPersonLimit'
>

/** Tiers with what became of their pieces. A reservation that has run out holds nothing, also before somebody wrote so. */
const tiersAt = (
  now: Date,
) => sql`SELECT t.id, t.prize_name AS "prizeName", t.required_points AS "requiredPoints",
    t.description, t.is_active AS "isActive", t.per_person_limit AS "perPersonLimit", t.version,
    CASE WHEN s.sizes IS NULL THEN t.stock ELSE s.stock END AS stock,
    CASE WHEN s.sizes IS NULL THEN t.stock - t.held + c.overdue ELSE s.stock_left END AS "stockLeft",
    c.reserved, c.handed_over AS "handedOver", COALESCE(s.sizes, '[]') AS sizes
  FROM prize_tiers t CROSS JOIN LATERAL ${sizesAt(now)} s CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE state = 'handed-over')::int AS handed_over,
      count(*) FILTER (WHERE state = 'reserved' AND expires_at > ${now.toISOString()})::int AS reserved,
      count(*) FILTER (WHERE state = 'reserved' AND expires_at <= ${now.toISOString()})::int AS overdue
    FROM prize_claims WHERE tier_id = t.id AND state IN ('reserved', 'handed-over')
  ) c
  WHERE t.removed_at IS NULL`

type TierRow = Record<string, unknown> & StockedTier

/** All prize tiers, the easiest first. */
export async function listTiers(db: Database, now: Date): Promise<StockedTier[]> {
  const { rows } = await db.execute<TierRow>(
    sql`${tiersAt(now)} ORDER BY t.required_points, t.created_at, t.id`,
  )
  return rows
}

/** The tier, locked until the transaction ends. */
export async function findTier(tx: Transaction, id: string, now: Date): Promise<StockedTier | undefined> {
  // Two statements: what is counted beside a lock is from before the wait for it.
  await tx.select({ id: prizeTiers.id }).from(prizeTiers).where(eq(prizeTiers.id, id)).for('update')
  const { rows } = await tx.execute<TierRow>(sql`${tiersAt(now)} AND t.id = ${id}`)
  return rows[0]
}

export async function insertTier(tx: Transaction, draft: Omit<TierRecord, 'isActive'>): Promise<string> {
  const [tier] = await tx
    .insert(prizeTiers)
    .values({ ...draft, isActive: true })
    .returning({ id: prizeTiers.id })
  if (!tier) throw new Error('The prize tier was not written.')
  return tier.id
}

export async function updateTier(
  tx: Transaction,
  id: string,
  change: { [Field in keyof TierRecord]?: TierRecord[Field] | undefined },
): Promise<void> {
  await tx.update(prizeTiers).set(change).where(eq(prizeTiers.id, id))
}

/** Takes a tier out of every list; what was handed over of it stays on record. */
export async function removeTier(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(prizeTiers).set({ removedAt: now }).where(eq(prizeTiers.id, id))
}
