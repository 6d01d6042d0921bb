import { asc, eq } from 'drizzle-orm'
import type { Request } from '../../contract/endpoint.ts'
import type { changePrizeTier, PrizeTier } from '../../contract/prize-tiers.ts'
import type { Database, Transaction } from '../db/client.ts'
import { prizeTiers } from './table.ts'

const columns = {
  id: prizeTiers.id,
  prizeName: prizeTiers.prizeName,
  requiredPoints: prizeTiers.requiredPoints,
  description: prizeTiers.description,
  isActive: prizeTiers.isActive,
}

/** All prize tiers, the easiest first. */
export function listTiers(db: Database): Promise<PrizeTier[]> {
  return db
    .select(columns)
    .from(prizeTiers)
    .orderBy(asc(prizeTiers.requiredPoints), asc(prizeTiers.createdAt), asc(prizeTiers.id))
}

/** The tier, locked until the transaction ends. */
export async function findTier(tx: Transaction, id: string): Promise<PrizeTier | undefined> {
  const [tier] = await tx.select(columns).from(prizeTiers).where(eq(prizeTiers.id, id)).for('update')
  return tier
}

export async function insertTier(tx: Transaction, draft: Omit<PrizeTier, 'id'>): Promise<PrizeTier> {
  const [tier] = await tx.insert(prizeTiers).values(draft).returning(columns)
  if (!tier) throw new Error('The prize tier was not written.')
  return tier
}

export async function updateTier(
  tx: Transaction,
  id: string,
  change: Request<typeof changePrizeTier>['body'],
): Promise<PrizeTier | undefined> {
  const [tier] = await tx.update(prizeTiers).set(change).where(eq(prizeTiers.id, id)).returning(columns)
  return tier
}

export async function removeTier(tx: Transaction, id: string): Promise<void> {
  await tx.delete(prizeTiers).where(eq(prizeTiers.id, id))
}
