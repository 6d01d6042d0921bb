import type { PrizeDesk } from '../../contract/prize-claims.ts'
import { readCurrentId } from '../attendees/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findWearerId } from '../wristbands/index.ts'
import { findPersonAtDesk, listClaims } from './claim-list-store.ts'
import { judgeClaim } from './judge-claim.ts'
import { listTiers } from './store.ts'

/** A person is given a handful of prizes; this many steps of them are more than anybody reads. */
const MOST_CLAIMS = 100

/**
 * A person at the prize desk, found by band or id.
 * @throws Refusal wristband_not_linked or attendee_not_found
 */
export async function lookUpPerson(
  { db, clock }: Deps,
  who: { rfidTagId: string } | { attendeeId: string },
): Promise<PrizeDesk> {
  const attendeeId =
    'rfidTagId' in who ? await findWearerId(db, who.rfidTagId) : await readCurrentId(db, who.attendeeId)
  if (attendeeId === undefined) throw new Refusal('wristband_not_linked')
  const now = clock.now()
  const [person, tiers, claims] = await Promise.all([
    findPersonAtDesk(db, attendeeId),
    listTiers(db, now),
    listClaims(db, { attendeeId }, { now, limit: MOST_CLAIMS }),
  ])
  if (!person) throw new Refusal('attendee_not_found')
  const prizes = tiers
    .filter(({ isActive }) => isActive)
    .map(({ id, prizeName, requiredPoints, description, perPersonLimit, stockLeft, sizes }) => {
      const held = claims.filter(
        ({ tierId, state }) => tierId === id && (state === 'reserved' || state === 'handed-over'),
      ).length
      const verdict = judgeClaim({ requiredPoints, perPersonLimit, stockLeft }, { ...person, held })
      const pointsMissing = Math.max(0, requiredPoints - person.totalPoints)
      return {
        tierId: id,
        prizeName,
        requiredPoints,
        description,
        perPersonLimit,
        stockLeft,
        sizes,
        verdict,
        pointsMissing,
      }
    })
  const { ticketOff, ...known } = person
  return { ...known, ...(ticketOff && { ticketOff }), prizes, claims }
}
