import type { PrizeClaim } from '../../contract/prize-claims.ts'
import type { User } from '../../contract/staff.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findWearerId } from '../wristbands/index.ts'
import {
  type Claimant,
  type ClaimRow,
  findClaim,
  lockClaimant,
  lockTierOf,
  updateClaim,
} from './claim-store.ts'
import { recordClaim, requireClaim } from './reserve-prize.ts'

/** What a step is decided upon. */
interface Scene {
  tx: Transaction
  claim: ClaimRow
  person: Claimant
  now: Date
}

/**
 * Hands a reserved prize over. `tag` is the band that was tapped to confirm it.
 * @throws Refusal claim_not_found, claim_not_open, prize_not_reached, wristband_not_linked or wristband_in_use
 */
export function handOverPrize(
  deps: Deps,
  actor: User,
  id: string,
  tag: string | undefined,
): Promise<PrizeClaim> {
  return settle(deps, actor, id, 'hand-over', async ({ tx, claim, person, now }) => {
    if (!isReserved(claim, now)) throw new Refusal('claim_not_open')
    if (tag !== undefined) await expectBandOf(tx, person, tag)
    // Points may have been taken back since the reservation, and the prize is still in our hands.
    if (person.totalPoints < claim.requiredPoints) throw new Refusal('prize_not_reached')
    return { state: 'handed-over', handedOverAt: now, handedOverBy: actor.id }
  })
}

/** Takes a prize back, which is in stock again. @throws Refusal claim_not_found or claim_not_open */
export function returnPrize(deps: Deps, actor: User, id: string, reason: string): Promise<PrizeClaim> {
  return settle(deps, actor, id, 'return', ({ claim, now }) => {
    if (claim.state !== 'handed-over') throw new Refusal('claim_not_open')
    return { state: 'returned', endedAt: now, endedBy: actor.id, reason }
  })
}

/** Releases a reservation. @throws Refusal claim_not_found or claim_not_open */
export function cancelPrize(deps: Deps, actor: User, id: string): Promise<PrizeClaim> {
  return settle(deps, actor, id, 'cancel', ({ claim, now }) => {
    if (!isReserved(claim, now)) throw new Refusal('claim_not_open')
    return { state: 'cancelled', endedAt: now, endedBy: actor.id }
  })
}

/** Takes a claim one step further: under the locks of the person and the tier, and on record. */
function settle(
  { db, clock }: Deps,
  actor: User,
  id: string,
  step: 'hand-over' | 'return' | 'cancel',
  decide: (scene: Scene) => Partial<ClaimRow> | Promise<Partial<ClaimRow>>,
): Promise<PrizeClaim> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const known = await findClaim(tx, id)
    const person = known && (await lockClaimant(tx, known.attendeeId))
    if (!known || !person) throw new Refusal('claim_not_found')
    await lockTierOf(tx, known)
    const before = await requireClaim(tx, id, now)
    const claim = (await findClaim(tx, id)) ?? known
    await updateClaim(tx, id, await decide({ tx, claim, person, now }))
    const after = await requireClaim(tx, id, now)
    await recordClaim(tx, actor, step, before, after)
    return after
  })
}

function isReserved({ state, expiresAt }: ClaimRow, now: Date): boolean {
  return state === 'reserved' && expiresAt > now
}

async function expectBandOf(tx: Transaction, person: Claimant, tag: string): Promise<void> {
  const wearer = await findWearerId(tx, tag)
  if (wearer === undefined) throw new Refusal('wristband_not_linked')
  if (wearer !== person.id) throw new Refusal('wristband_in_use')
}
