import type { Request } from '../../contract/endpoint.ts'
import type { changePrizeTier, createPrizeTier, PrizeTier } from '../../contract/prize-tiers.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findTier, insertTier, removeTier, updateTier } from './store.ts'

type Draft = Request<typeof createPrizeTier>['body']
type Change = Request<typeof changePrizeTier>['body']

/** Creates a prize tier, active from the start. */
export function createTier({ db }: Deps, actor: User, draft: Draft): Promise<PrizeTier> {
  return db.transaction(async (tx) => {
    const { prizeName, requiredPoints, description } = draft
    const tier = await insertTier(tx, {
      prizeName,
      requiredPoints,
      description: description || null,
      isActive: true,
    })
    await recordChange(tx, actor, { action: 'prize-tier.create', subject: tier.id, after: tier })
    return tier
  })
}

/** Changes a prize tier. @throws Refusal prize_tier_not_found */
export function changeTier({ db }: Deps, actor: User, id: string, change: Change): Promise<PrizeTier> {
  return db.transaction(async (tx) => {
    const before = await findExisting(tx, id)
    const description = change.description === '' ? null : change.description
    const after = await updateTier(tx, id, { ...change, description })
    await recordChange(tx, actor, {
      action: 'prize-tier.update',
      subject: id,
      before,
      ...(after && { after }),
    })
    return after ?? before
  })
}

/** Deletes a prize tier. @throws Refusal prize_tier_not_found */
export function deleteTier({ db }: Deps, actor: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await findExisting(tx, id)
    await removeTier(tx, id)
    await recordChange(tx, actor, { action: 'prize-tier.delete', subject: id, before })
  })
}

async function findExisting(tx: Transaction, id: string): Promise<PrizeTier> {
  const tier = await findTier(tx, id)
  if (!tier) throw new Refusal('prize_tier_not_found')
  return tier
}
