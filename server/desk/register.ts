import type { AttendeeDraft, changeAttendee as changeCall, DeskAttendee } from '../../contract/desk.ts'
import type { Request } from '../../contract/endpoint.ts'
import { fullName } from '../attendees/index.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { refuseClosed } from '../event/index.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import {
  type AttendeeRecord,
  findDeskAttendee,
  insertAttendee,
  isHandleTaken,
  lockAttendee,
  lockDesk,
  updateAttendee,
} from './store.ts'

type Change = Request<typeof changeCall>['body']

/** Registers a walk-in. @throws Refusal already_exists when the handle is taken, edition_over */
export function registerAttendee({ db }: Deps, actor: Actor, draft: AttendeeDraft): Promise<DeskAttendee> {
  return db.transaction(async (tx) => {
    await lockDesk(tx)
    await refuseClosed(tx)
    if (await isHandleTaken(tx, null, draft.tiktokUsername)) throw new Refusal('already_exists')
    const id = await insertAttendee(tx, toRecord(draft, nobody))
    const after = await requireAttendee(tx, id)
    await recordChange(tx, actor, { action: 'attendee.create', subject: id, after: withoutAddress(after) })
    return after
  })
}

/** Changes what is known of a person. @throws Refusal attendee_not_found, stale or already_exists */
export async function changeAttendee(
  deps: Deps,
  actor: Actor,
  id: string,
  change: Change,
): Promise<DeskAttendee> {
  const changed = await deps.db.transaction(async (tx) => {
    await lockDesk(tx)
    await lockAttendee(tx, id)
    const before = await requireAttendee(tx, id)
    refuseStale(change.version, before)
    const record = toRecord(change, before)
    if (await isHandleTaken(tx, id, record.tiktokUsername)) throw new Refusal('already_exists')
    await updateAttendee(tx, id, record)
    const after = await requireAttendee(tx, id)
    await recordChange(tx, actor, {
      action: 'attendee.update',
      subject: id,
      before: withoutAddress(before),
      after: withoutAddress(after),
    })
    return after
  })
  // Who they are, and whether they are shown, is part of the ranking.
  deps.live.announce({ topic: 'leaderboard' })
  return changed
}

/** The person. @throws Refusal attendee_not_found */
export async function requireAttendee(db: Deps['db'] | Transaction, id: string): Promise<DeskAttendee> {
  const person = await findDeskAttendee(db, id)
  if (!person) throw new Refusal('attendee_not_found')
  return person
}

/** Whom the desk knows nothing of yet. */
export const nobody: AttendeeRecord = {
  tiktokUsername: '',
  firstName: '',
  lastName: '',
  attendeeName: '',
  email: null,
  language: 'en',
  ageBand: 'unknown',
  isCrew: false,
  isHidden: false,
}

/** What is left out stays as it was; a full name that was written by hand stays unless a name changes. */
export function toRecord(change: Change, before: AttendeeRecord): AttendeeRecord {
  const firstName = change.firstName ?? before.firstName
  const lastName = change.lastName ?? before.lastName
  const isRenamed = firstName !== before.firstName || lastName !== before.lastName
  return {
    tiktokUsername: change.tiktokUsername ?? before.tiktokUsername,
    firstName,
    lastName,
    attendeeName: isRenamed ? fullName(firstName, lastName) : before.attendeeName,
    email: change.email === undefined ? before.email : change.email,
    language: change.language ?? before.language,
    ageBand: change.ageBand ?? before.ageBand,
    isCrew: change.isCrew ?? before.isCrew,
    isHidden: change.isHidden ?? before.isHidden,
  }
}

/** A record of changes is never erased, so it tells that there is an address, and not which. */
export function withoutAddress<T extends { email: string | null }>(person: T) {
  const { email, ...others } = person
  return { ...others, hasEmail: email !== null }
}
