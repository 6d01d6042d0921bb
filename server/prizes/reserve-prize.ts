import type { ErrorCode } from '../../contract/errors.ts'
import { type PrizeClaim, RESERVATION_MINUTES, type Verdict } from '../../contract/prize-claims.ts'
import type { PrizeSize } from '../../contract/prize-tiers.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { Refusal } from '../http/refusal.ts'
import { listClaims } from './claim-list-store.ts'
import {
  type Claimant,
  expireReservations,
  findClaimByKey,
  insertClaim,
  listPieces,
  lockClaimant,
} from './claim-store.ts'
import { judgeClaim } from './judge-claim.ts'
import { findTier, type StockedTier } from './store.ts'

/** Which prize for whom. */
interface Wish {
  attendeeId: string
  tierId: string
  /** Of a prize that has sizes. */
  sizeId?: string | undefined
}

const refusals: Record<Exclude<Verdict, 'claimable'>, ErrorCode> = {
  crew: 'crew_not_eligible',
  'limit-reached': 'prize_limit_reached',
  'not-reached': 'prize_not_reached',
  'out-of-stock': 'prize_out_of_stock',
}

/**
 * Reserves a piece of a prize for a person. Everything is judged under the locks of the person and of the tier, in this
 * order everywhere, so that two desks can neither give the last one twice nor wait for each other.
 * @throws Refusal attendee_not_found, prize_tier_not_found, prize_inactive, one of a verdict, or idempotency_key_reused
 */
export function reservePrize(
  { db, clock }: Deps,
  actor: User,
  wish: Wish,
  idempotencyKey: string | undefined,
): Promise<{ claim: PrizeClaim; replayed: boolean }> {
  const key = idempotencyKey === undefined ? null : `${actor.id}:${idempotencyKey}`
  const { attendeeId, tierId, sizeId } = wish
  const fingerprint = fingerprintOf(attendeeId, tierId, ...(sizeId === undefined ? [] : [sizeId]))
  return db.transaction(async (tx) => {
    const now = clock.now()
    const person = await lockClaimant(tx, wish.attendeeId)
    const earlier = key === null ? undefined : await findClaimByKey(tx, key)
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused')
      return { claim: await requireClaim(tx, earlier.id, now), replayed: true }
    }
    if (!person) throw new Refusal('attendee_not_found')
    const { tier, piece } = await nextPiece(tx, person, tierId, now)
    const size = chooseSize(tier, sizeId)
    const id = await insertClaim(tx, {
      // Who was merged meanwhile is the one who stayed.
      attendeeId: person.id,
      tierId,
      piece,
      sizeId: size?.id ?? null,
      sizeName: size?.name ?? null,
      prizeName: tier.prizeName,
      requiredPoints: tier.requiredPoints,
      reservedAt: now,
      reservedBy: actor.id,
      expiresAt: new Date(now.getTime() + RESERVATION_MINUTES * 60_000),
      idempotencyKey: key,
      fingerprint,
    })
    // Another transaction took the key for somebody else while we waited.
    if (id === undefined) throw new Refusal('idempotency_key_reused')
    const claim = await requireClaim(tx, id, now)
    await recordClaim(tx, actor, 'reserve', undefined, claim)
    return { claim, replayed: false }
  })
}

/** The tier, locked, and which of the pieces that one may have is this person's next. */
async function nextPiece(
  tx: Transaction,
  person: Claimant,
  tierId: string,
  now: Date,
): Promise<{ tier: StockedTier; piece: number }> {
  const tier = await findTier(tx, tierId, now)
  if (!tier) throw new Refusal('prize_tier_not_found')
  if (!tier.isActive) throw new Refusal('prize_inactive')
  await expireReservations(tx, tierId, now)
  const pieces = await listPieces(tx, tierId, person.id)
  const verdict = judgeClaim(tier, { ...person, held: pieces.length })
  if (verdict !== 'claimable') throw new Refusal(refusals[verdict])
  let piece = 1
  while (pieces.includes(piece)) piece += 1
  return { tier, piece }
}

/** The size that was wished for; none where the prize has none. @throws Refusal prize_size_missing, …_not_found or …_gone */
function chooseSize({ sizes }: StockedTier, id: string | undefined): PrizeSize | undefined {
  if (id === undefined && sizes.length > 0) throw new Refusal('prize_size_missing')
  if (id === undefined) return undefined
  const size = sizes.find((one) => one.id === id)
  if (!size) throw new Refusal('prize_size_not_found')
  if (size.stockLeft !== null && size.stockLeft <= 0) throw new Refusal('prize_size_gone')
  return size
}

/** The claim as it stands. @throws Refusal claim_not_found */
export async function requireClaim(tx: Transaction, id: string, now: Date): Promise<PrizeClaim> {
  const [claim] = await listClaims(tx, { id }, { now, limit: 1 })
  if (!claim) throw new Refusal('claim_not_found')
  return claim
}

/** Puts a step of a claim on record, without the name of the person: a record is never erased. */
export function recordClaim(
  tx: Transaction,
  actor: User,
  step: 'reserve' | 'hand-over' | 'return' | 'cancel',
  before: PrizeClaim | undefined,
  after: PrizeClaim,
): Promise<void> {
  const { id, attendee, tierId, prizeName, sizeName, reason } = after
  const what = { prizeName, ...(sizeName !== null && { sizeName }), tierId, attendeeId: attendee.id }
  return recordChange(tx, actor, {
    action: `prize-claim.${step}`,
    subject: id,
    ...(before && { before: { state: before.state, ...what } }),
    after: { state: after.state, ...what, ...(reason !== null && { reason }) },
  })
}
