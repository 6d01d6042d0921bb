import type { Deps } from '../deps.ts'
import { findPersonAtDesk, listClaims } from './claim-list-store.ts'
import { judgeClaim } from './judge-claim.ts'
import { listTiers, type StockedTier } from './store.ts'

/** The prize that somebody is on the way to. */
interface NextPrize {
  prizeName: string
  description: string | null
  requiredPoints: number
  pointsMissing: number
}

/** A prize that somebody has reached or claimed. */
interface PrizeOfAttendee {
  tierId: string
  prizeName: string
  description: string | null
  requiredPoints: number
  state: 'reached' | 'reserved' | 'handed-over' | 'returned' | 'out-of-stock'
  /** The size that was reserved or handed over; null where there is none. */
  sizeName: string | null
  /** Of a prize that waits: the sizes of which some are left. */
  sizesLeft: string[]
  /** When it was reserved, handed over or returned, ISO 8601; null for what only the points say. */
  at: string | null
}

type Needs = Pick<Deps, 'db' | 'clock'>

/** The cheapest active prize above a total of points; nothing when all are reached. */
export async function nextPrizeFor(
  { db, clock }: Needs,
  totalPoints: number,
): Promise<NextPrize | undefined> {
  const tiers = await listTiers(db, clock.now())
  const next = tiers.find(({ isActive, requiredPoints }) => isActive && requiredPoints > totalPoints)
  if (!next) return undefined
  const { prizeName, description, requiredPoints } = next
  return { prizeName, description, requiredPoints, pointsMissing: requiredPoints - totalPoints }
}

/**
 * The prizes that a person has reached or claimed: every one they hold, and for the others whether it waits for them,
 * is gone, or was given back. The easiest first; nothing for crew and for nobody.
 */
export async function listPrizesOf({ db, clock }: Needs, attendeeId: string): Promise<PrizeOfAttendee[]> {
  const now = clock.now()
  const [person, tiers, claims] = await Promise.all([
    findPersonAtDesk(db, attendeeId),
    listTiers(db, now),
    listClaims(db, { attendeeId }, { now, limit: 100 }),
  ])
  if (!person) return []
  const held = claims.flatMap((claim) => {
    const { tierId, prizeName, requiredPoints, sizeName, state, reservedAt, handedOverAt } = claim
    if (state !== 'reserved' && state !== 'handed-over') return []
    const description = tiers.find(({ id }) => id === tierId)?.description ?? null
    const at = handedOverAt ?? reservedAt
    return [{ tierId, prizeName, description, requiredPoints, sizeName, sizesLeft: [], state, at }]
  })
  // The newest come first, and a map keeps the last.
  const returned = new Map(
    claims
      .toReversed()
      .flatMap(({ tierId, state, endedAt }) => (state === 'returned' ? [[tierId, endedAt] as const] : [])),
  )
  const open = tiers.flatMap((tier) => {
    const isHeld = held.some(({ tierId }) => tierId === tier.id)
    return isHeld ? [] : whatPointsSay(tier, person, returned.get(tier.id))
  })
  return [...held, ...open].sort((a, b) => a.requiredPoints - b.requiredPoints)
}

/** A tier of which a person holds nothing; `returnedAt` is when they gave one back. */
function whatPointsSay(
  tier: StockedTier,
  person: { isCrew: boolean; totalPoints: number },
  returnedAt: string | null | undefined,
): PrizeOfAttendee[] {
  const prize = {
    tierId: tier.id,
    prizeName: tier.prizeName,
    description: tier.description,
    requiredPoints: tier.requiredPoints,
    sizeName: null,
    sizesLeft: tier.sizes.flatMap(({ name, stockLeft }) => (stockLeft === 0 ? [] : [name])),
  }
  if (returnedAt) return [{ ...prize, state: 'returned', at: returnedAt }]
  const verdict = judgeClaim(tier, { ...person, held: 0 })
  if (!tier.isActive || (verdict !== 'claimable' && verdict !== 'out-of-stock')) return []
  const state = verdict === 'claimable' ? 'reached' : 'out-of-stock'
  return [{ ...prize, state, at: null }]
}
