import { type Actor, recordChanges } from '../audit/index.ts'
import { insertWanted } from '../avatars/index.ts'
import type { Deps } from '../deps.ts'
import { type AttendeeRecord, withoutAddress } from '../desk/index.ts'
import { Refusal } from '../http/refusal.ts'
import { linkWristbands } from '../wristbands/index.ts'
import { type KnownAttendee, lockPeople } from './known-store.ts'
import { insertImported, insertImportedPeople, insertTickets, updateImported } from './write-store.ts'

/** A person whom an import writes; `tag` is a band to link, `picture` an address to fetch one from, `ticket` a new reference. */
export interface Written {
  id: string
  before: KnownAttendee | undefined
  record: AttendeeRecord
  tag: string | undefined
  picture: string | undefined
  ticket: string | undefined
}

/** The import that writes them, and where its tickets are from. */
export interface WritingImport {
  id: number
  source: string
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
  actor: Actor,
  importing: WritingImport,
  written: Written[],
  stayLocked: () => Promise<void>,
): Promise<boolean> {
  for (let from = 0; from < written.length; from += AT_A_TIME) {
    await stayLocked()
    try {
      await writeSome(db, actor, importing, written.slice(from, from + AT_A_TIME), clock.now())
    } catch (problem) {
      if (problem instanceof ChangedMeanwhile || problem instanceof Refusal) return false
      throw problem
    }
  }
  return true
}

class ChangedMeanwhile extends Error {}

function writeSome(
  db: Deps['db'],
  actor: Actor,
  importing: WritingImport,
  some: Written[],
  now: Date,
): Promise<void> {
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
    await insertImportedPeople(
      tx,
      some.map((person) => toUndo(importing.id, person)),
    )
    const { source, id: importId } = importing
    const tickets = some.flatMap(({ id, ticket }) =>
      ticket === undefined ? [] : [{ source, reference: ticket, attendeeId: id, importId }],
    )
    await insertTickets(tx, tickets)
  })
}

/** What of a person stands in an `AttendeeRecord`. */
function toUndo(importId: number, { id, before, record, tag: linked }: Written) {
  const tag = linked ?? null
  if (!before) return { importId, attendeeId: id, before: null, after: record, tag, replacedTag: null }
  const { id: _id, tag: worn, version: _version, wantedPicture: _wanted, ...known } = before
  return {
    importId,
    attendeeId: id,
    before: known,
    after: record,
    tag,
    replacedTag: tag === null ? null : worn,
  }
}

function toChange({ id, before, record }: Written) {
  const after = withoutAddress(record)
  if (!before) return { action: 'attendee.create', subject: id, after }
  const { tag: _tag, version: _version, wantedPicture: _wanted, ...known } = before
  return { action: 'attendee.update', subject: id, before: withoutAddress(known), after }
}
