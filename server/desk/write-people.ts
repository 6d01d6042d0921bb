import type { User } from '../../contract/staff.ts'
import { recordChanges } from '../audit/index.ts'
import { insertWanted } from '../avatars/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { linkWristbands } from '../wristbands/index.ts'
import { insertImported, type KnownAttendee, lockPeople, updateImported } from './import-store.ts'
import { withoutAddress } from './register.ts'
import type { AttendeeRecord } from './store.ts'

/** A person whom an import writes; `tag` is a band to link, `picture` an address to fetch one from. */
export interface Written {
  id: string
  before: KnownAttendee | undefined
  record: AttendeeRecord
  tag: string | undefined
  picture: string | undefined
}

/** So many people are locked at a time, for some hundredths of a second: their taps wait no longer. */
const AT_A_TIME = 50

/**
 * Writes people, some at a time, each time in a transaction of its own.
 * @param stayLocked is called before each of them
 * @returns false when somebody else changed one of them in the meantime; those before are written
 */
export async function writePeople(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: User,
  written: Written[],
  stayLocked: () => Promise<void>,
): Promise<boolean> {
  for (let from = 0; from < written.length; from += AT_A_TIME) {
    await stayLocked()
    try {
      await writeSome(db, actor, written.slice(from, from + AT_A_TIME), clock.now())
    } catch (problem) {
      if (problem instanceof ChangedMeanwhile || problem instanceof Refusal) return false
      throw problem
    }
  }
  return true
}

class ChangedMeanwhile extends Error {}

function writeSome(db: Deps['db'], actor: User, some: Written[], now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const known = some.flatMap(({ before }) => before ?? [])
    const versions = await lockPeople(
      tx,
      known.map(({ id }) => id),
    )
    if (known.some(({ id, version }) => versions.get(id) !== version)) throw new ChangedMeanwhile()
    await insertImported(
      tx,
      some.filter(({ before }) => !before),
    )
    await updateImported(
      tx,
      some.filter(({ before }) => before),
    )
    await recordChanges(tx, actor, some.map(toChange))
    const links = some.flatMap(({ id, tag }) => (tag === undefined ? [] : [{ tag, attendeeId: id }]))
    await linkWristbands(tx, actor, links, now)
    const wanted = some.flatMap(({ id, picture }) =>
      picture === undefined ? [] : [{ attendeeId: id, address: picture }],
    )
    await insertWanted(tx, wanted, now)
  })
}

function toChange({ id, before, record }: Written) {
  const after = withoutAddress(record)
  if (!before) return { action: 'attendee.create', subject: id, after }
  const { tag: _tag, version: _version, wantedPicture: _wanted, ...known } = before
  return { action: 'attendee.update', subject: id, before: withoutAddress(known), after }
}
