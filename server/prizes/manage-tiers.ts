import type { Request } from '../../contract/endpoint.ts'
import type { changePrizeTier, createPrizeTier, PrizeTier } from '../../contract/prize-tiers.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { expireReservations } from './claim-store.ts'
import { findTier, insertTier, removeTier, type StockedTier, updateTier } from './store.ts'

type Draft = Request<typeof createPrizeTier>['body']
type Change = Request<typeof changePrizeTier>['body']

/** Creates a prize tier, active from the start. */
export function createTier({ db, clock }: Deps, actor: User, draft: Draft): Promise<PrizeTier> {
  return db.transaction(async (tx) => {
    const { prizeName, requiredPoints, description, stock = null, perPersonLimit = 1 } = draft
    const id = await insertTier(tx, {
      prizeName,
      requiredPoints,
      description: description || null,
      stock,
      perPersonLimit,
    })
    const tier = await requireTier(tx, id, clock.now())
    await recordChange(tx, actor, { action: 'prize-tier.create', subject: id, after: auditedState(tier) })
    return tier
  })
}

/** Changes a prize tier. @throws Refusal prize_tier_not_found, stale or prize_stock_too_low */
export function changeTier(
  { db, clock }: Deps,
  actor: User,
  id: string,
  { version, ...change }: Change,
): Promise<PrizeTier> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    await requireTier(tx, id, now)
    await expireReservations(tx, id, now)
    const before = await requireTier(tx, id, now)
    refuseStale(version, before)
    const { stock } = change
    if (typeof stock === 'number' && stock < before.reserved + before.handedOver) {
      throw new Refusal('prize_stock_too_low')
    }
    await updateTier(tx, id, {
      ...change,
      description: change.description === '' ? null : change.description,
    })
    const after = await requireTier(tx, id, now)
    await recordChange(tx, actor, {
      action: 'prize-tier.update',
      subject: id,
      before: auditedState(before),
      after: auditedState(after),
    })
    return after
  })
}

/** Deletes a prize tier. @throws Refusal prize_tier_not_found */
export function deleteTier({ db, clock }: Deps, actor: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const before = await requireTier(tx, id, now)
    await removeTier(tx, id, now)
    await recordChange(tx, actor, { action: 'prize-tier.delete', subject: id, before: auditedState(before) })
  })
}

async function requireTier(tx: Transaction, id: string, now: Date): Promise<StockedTier> {
  const tier = await findTier(tx, id, now)
  if (!tier) throw new Refusal('prize_tier_not_found')
  return tier
}

/** What was handed over is told by the claims, not by every change of the tier. */
function auditedState({
  stockLeft: _left,
  handedOver: _over,
  reserved: _reserved,
  ...tier
}: StockedTier): object {
  return tier
}
