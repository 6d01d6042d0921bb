import { ERASURE_HOURS, type Erasure } from '../../contract/erasures.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { endErasure, keepErasure } from '../erasures/index.ts'
import { Refusal } from '../http/refusal.ts'
import { themselves } from './erase-person.ts'

/**
 * Keeps the wish of a person to be erased; asking again changes nothing.
 * @throws Refusal attendee_not_found for a guest
 */
export function askErasure({ db, clock }: Deps, attendeeId: string | null): Promise<Erasure> {
  if (attendeeId === null) throw new Refusal('attendee_not_found')
  const askedAt = clock.now()
  const dueAt = new Date(askedAt.getTime() + ERASURE_HOURS * 3_600_000)
  return db.transaction(async (tx) => {
    const kept = await keepErasure(tx, { attendeeId, askedAt, dueAt })
    if (kept.isNew)
      await recordChange(tx, themselves, { action: 'attendee.ask-erasure', subject: attendeeId })
    return { askedAt: kept.askedAt.toISOString(), dueAt: kept.dueAt.toISOString() }
  })
}

/** Takes the wish of a person back. @throws Refusal attendee_not_found for a guest, erasure_not_asked */
export function takeErasureBack({ db, clock }: Deps, actor: Actor, attendeeId: string | null): Promise<void> {
  if (attendeeId === null) throw new Refusal('attendee_not_found')
  return db.transaction(async (tx) => {
    if (!(await endErasure(tx, attendeeId, 'taken-back', clock.now()))) throw new Refusal('erasure_not_asked')
    await recordChange(tx, actor, { action: 'attendee.keep', subject: attendeeId })
  })
}
