import type { DeskAttendee } from '../../contract/desk.ts'
import type { Actor } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { endErasure } from '../erasures/index.ts'
import { refuseClosed } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { endPhonesOf } from '../phones/index.ts'
import { blockWristband, linkWristband, unblockWristband } from '../wristbands/index.ts'
import { requireAttendee } from './register.ts'
import { lockAttendee } from './store.ts'

/** Links a band to a person, replacing the one they had. @throws Refusal as `linkWristband`, and attendee_not_found, edition_over */
export function linkBand(deps: Deps, actor: Actor, attendeeId: string, tag: string): Promise<DeskAttendee> {
  const now = deps.clock.now()
  return withPerson(deps, attendeeId, async (tx) => {
    await refuseClosed(tx)
    await linkWristband(tx, actor, { attendeeId, tag, now })
  })
}

/** Blocks the lost band of a person, ends their phones, and what was asked on one of them. @throws Refusal attendee_not_found */
export function blockBand(deps: Deps, actor: Actor, attendeeId: string): Promise<DeskAttendee> {
  const now = deps.clock.now()
  return withPerson(deps, attendeeId, async (tx) => {
    await blockWristband(tx, actor, { attendeeId, now })
    await endPhonesOf(tx, attendeeId, now)
    await endErasure(tx, attendeeId, 'denied', now)
  })
}

/** Lets a band that was lost be linked again; answers who wore it last. @throws Refusal wristband_not_blocked */
export function unblockBand({ db, clock }: Deps, actor: Actor, tag: string): Promise<DeskAttendee> {
  const now = clock.now()
  return db.transaction(async (tx) => requireAttendee(tx, await unblockWristband(tx, actor, { tag, now })))
}

/** Under the person's lock, so that two desks cannot give one person two bands. */
function withPerson(
  { db }: Deps,
  id: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<DeskAttendee> {
  return db.transaction(async (tx) => {
    if (!(await lockAttendee(tx, id))) throw new Refusal('attendee_not_found')
    await work(tx)
    return requireAttendee(tx, id)
  })
}
