import { randomBytes } from 'node:crypto'
import { type Actor, recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { eraseRows, lockPerson } from './store.ts'

/** Somebody who deletes their own data: the record tells that, and not who. */
export const themselves: Actor = { id: 'attendee', firstName: 'An', lastName: 'attendee', email: null }

/** Whoever may run commands on the server. */
export const operator: Actor = { id: 'operator', firstName: 'The', lastName: 'operator', email: null }

/**
 * Deletes everything that tells who an attendee is, at once and for good. What they earned stays under a random alias
 * that no screen shows, so that the ledger keeps adding up.
 * @returns the alias
 * @throws Refusal attendee_not_found
 */
export async function erasePerson(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  actor: Actor,
  attendeeId: string,
): Promise<string> {
  const alias = `erased-${randomBytes(6).toString('hex')}`
  await db.forLongWork.transaction(async (tx) => {
    if (!(await lockPerson(tx, attendeeId))) throw new Refusal('attendee_not_found')
    await eraseRows(tx, attendeeId, alias)
    await recordChange(tx, actor, { action: 'attendee.erase', subject: alias })
  })
  live.announce({ topic: 'leaderboard' })
  return alias
}
