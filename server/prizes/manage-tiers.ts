import type { Request } from '../../contract/endpoint.ts'
import type { changePrizeTier, createPrizeTier, PrizeTier } from '../../contract/prize-tiers.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { expireReservations } from './claim-store.ts'
import { type SizeRecord, writeSizes } from './size-store.ts'
import { findTier, insertTier, removeTier, type StockedTier, updateTier } from './store.ts'

type Draft = Request<typeof createPrizeTier>['body']
type Change = Request<typeof changePrizeTier>['body']

/** Creates a prize tier, active from the start. @throws Refusal invalid_request for a stock beside that of sizes */
export function createTier({ db, clock }: Deps, actor: User, draft: Draft): Promise<PrizeTier> {
  return db.transaction(async (tx) => {
    const { prizeName, requiredPoints, description, stock = null, perPersonLimit = 1, sizes = [] } = draft
    refuseTwoStocks(stock, sizes)
    const id = await insertTier(tx, {
      prizeName,
      requiredPoints,
      description: description || null,
      stock,
      perPersonLimit,
    })
    const now = clock.now()
    if (sizes.length > 0) await writeSizes(tx, id, sizes, { known: [], now })
    const tier = await requireTier(tx, id, now)
    await recordChange(tx, actor, { action: 'prize-tier.create', subject: id, after: auditedState(tier) })
    return tier
  })
}

/**
 * Changes a prize tier. The last size that is taken away leaves a prize that has always enough, unless a stock is given.
 * @throws Refusal prize_tier_not_found, prize_size_not_found, stale, prize_stock_too_low or invalid_request
 */
export function changeTier(
  { db, clock }: Deps,
  actor: User,
  id: string,
  { version, sizes, ...change }: Change,
): Promise<PrizeTier> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    await requireTier(tx, id, now)
    await expireReservations(tx, id, now)
    const before = await requireTier(tx, id, now)
    refuseStale(version, before)
    const { stock } = change
    refuseTwoStocks(stock, sizes ?? before.sizes)
    refuseSizes(sizes ?? [], before)
    if (typeof stock === 'number' && stock < before.reserved + before.handedOver) {
      throw new Refusal('prize_stock_too_low')
    }
    if (sizes !== undefined && !isSameList(sizes, before.sizes))
      await writeSizes(tx, id, sizes, { known: before.sizes, now })
    await updateTier(tx, id, {
      ...change,
      // The pieces of a prize that gets its first sizes are counted by them.
      ...((sizes?.length ?? 0) > 0 && { stock: null }),
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

/** A stock beside that of the sizes would be counted by nobody. */
function refuseTwoStocks(stock: number | null | undefined, sizes: readonly unknown[]): void {
  if (typeof stock !== 'number' || sizes.length === 0) return
  const issue = { path: 'stock', message: 'This prize has sizes: give each of them its stock.' }
  throw new Refusal('invalid_request', { issues: [issue] })
}

function isSameList(sizes: readonly SizeRecord[], known: StockedTier['sizes']): boolean {
  const textOf = (list: readonly SizeRecord[]) =>
    JSON.stringify(list.map(({ id, name, stock }) => [id, name, stock]))
  return textOf(sizes) === textOf(known)
}

/** @throws Refusal prize_size_not_found or prize_stock_too_low */
function refuseSizes(sizes: readonly SizeRecord[], { sizes: known }: StockedTier): void {
  for (const [index, { id, name, stock }] of sizes.entries()) {
    if (id === undefined) continue
    const size = known.find((one) => one.id === id)
    if (!size) throw new Refusal('prize_size_not_found')
    const held = size.reserved + size.handedOver
    if (stock === null || stock >= held) continue
    const message = `${held} of the size ${name} are already reserved or handed over.`
    throw new Refusal('prize_stock_too_low', { issues: [{ path: `sizes.${index}.stock`, message }] })
  }
}

/** What was handed over is told by the claims, not by every change of the tier. */
function auditedState({
  stockLeft: _left,
  handedOver: _over,
  reserved: _reserved,
  sizes,
  ...tier
}: StockedTier): object {
  return { ...tier, ...(sizes.length > 0 && { sizes: sizes.map(({ name, stock }) => ({ name, stock })) }) }
}
