import { randomBytes } from 'node:crypto'
import { type Actor, recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { endErasure } from '../erasures/index.ts'
import { Refusal } from '../http/refusal.ts'
import { eraseRows, lockPerson, tellErased } from './store.ts'

/** Somebody who deletes their own data: the record tells that, and not who. */
export const themselves: Actor = { id: 'attendee', firstName: 'An', lastName: 'attendee', email: null }

/** Whoever may run commands on the server. */
export const operator: Actor = { id: 'operator', firstName: 'The', lastName: 'operator', email: null }

/**
 * Deletes everything that tells who an attendee is, at once and for good. What they earned stays under a random alias
 * that no screen shows, so that the ledger keeps adding up. A wish of theirs that waits is carried out with it.
 * @param when whether they must have asked for it on a phone
 * @returns the alias
 * @throws Refusal attendee_not_found, erasure_not_asked
 */
export async function erasePerson(
  { db, live, clock }: Pick<Deps, 'db' | 'live' | 'clock'>,
  actor: Actor,
  attendeeId: string,
  when: 'at once' | 'if they asked' = 'at once',
): Promise<string> {
  const alias = `erased-${randomBytes(6).toString('hex')}`
  await db.forLongWork.transaction(async (tx) => {
    if (!(await lockPerson(tx, attendeeId))) throw new Refusal('attendee_not_found')
    const wasAsked = await endErasure(tx, attendeeId, 'erased', clock.now())
    if (when === 'if they asked' && !wasAsked) throw new Refusal('erasure_not_asked')
    await eraseRows(tx, attendeeId, alias)
    await tellErased(tx, attendeeId, clock.now())
    await recordChange(tx, actor, { action: 'attendee.erase', subject: alias })
  })
  live.announce({ topic: 'leaderboard' })
  return alias
}
