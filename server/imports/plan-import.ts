import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportProblem, ImportProblemCode } from '../../contract/imports.ts'
import type { PeopleImportReport } from '../../contract/people-imports.ts'
import type { AttendeeRecord } from '../desk/index.ts'
import type { KnownAttendee } from './known-store.ts'
import type { PersonRow } from './lay-out.ts'
import { type KnownPeople, type Match, personMatcher } from './match-person.ts'
import { readHandle } from './read-cells.ts'
import { namesOf, type Reading, readPerson, refuseCell } from './read-person.ts'
import { referenceReader } from './references.ts'
import { freeHandle, handleOf } from './split-name.ts'
import type { Written } from './write-people.ts'

/** So much is read at a time: the taps go on meanwhile. */
const AT_A_TIME = 100

/** So many people are shown before an import. */
const SHOWN = 8

/** What the rows are held against: everybody with their tickets, and the tags of the bands that are lost. */
export interface Known extends KnownPeople {
  blocked: ReadonlySet<string>
}

type Planned = Pick<PeopleImportReport, 'created' | 'updated' | 'unchanged' | 'wrong' | 'people'>

/** What a list says of a ticket, and whose that is. */
export interface Said {
  reference: string
  id: string
  record: AttendeeRecord
}

/** What is written of somebody of whom a list says something. */
export type Settle = (
  reference: string | undefined,
  said: AttendeeRecord,
  before: KnownAttendee | undefined,
) => AttendeeRecord

const asSaid: Settle = (_reference, said) => said

/** What an import would write, and what stands in its way (`reading.problems`). */
export async function planImport(
  reading: Reading,
  rows: PersonRow[],
  known: Known,
  settle: Settle = asSaid,
): Promise<{ written: Written[]; planned: Planned; said: Said[] }> {
  const match = personMatcher(known)
  const referenceOf = referenceReader(reading)
  const giveHandle = handleGiver(reading, rows, known)
  const problemsOfBand = bandCheck(reading, known)
  const lineOf = new Map<string, number>()
  const written: Written[] = []
  const said: Said[] = []
  const planned: Planned = { created: 0, updated: 0, unchanged: 0, wrong: 0, people: [] }
  for (const [index, row] of rows.entries()) {
    if (index % AT_A_TIME === 0) await breathe()
    const problemCount = reading.problems.length
    const reference = referenceOf(row)
    const matched = match(row, reference)
    const { id, before } = matched
    const earlier = lineOf.get(id)
    if (earlier !== undefined) refuseCell(reading, row, fieldOf(matched), 'same-person', { earlier })
    lineOf.set(id, row.line)
    const handle = giveHandle(row, id, before)
    const read = readPerson(reading, row, handle, before)
    const record = read && settle(reference, read.record, before)
    const tag = read && read.tag !== before?.tag ? read.tag : undefined
    if (tag !== undefined) problemsOfBand({ tag, id, row })
    const isNewTicket = reference !== undefined && known.tickets.get(reference) !== id
    const ticket = isNewTicket ? reference : undefined
    const isWrong = !read || !record || reading.problems.length > problemCount
    const picture = read && read.picture !== before?.wantedPicture ? read.picture : undefined
    const isKnown = before && read && !tag && !picture && !ticket && record && isSame(before, record)
    if (isWrong) planned.wrong += 1
    else if (isKnown) planned.unchanged += 1
    else written.push({ id, before, record, tag, picture, ticket })
    if (!isWrong && reference !== undefined) said.push({ reference, id, record: read.record })
    if (planned.people.length < SHOWN) {
      const state = isWrong ? 'wrong' : isKnown ? 'same' : before ? 'changed' : 'new'
      planned.people.push({
        line: row.line,
        ...shown(row, handle, record, before),
        reference: reference ?? null,
        state,
      })
    }
  }
  planned.created = written.filter(({ before }) => !before).length
  planned.updated = written.length - planned.created
  return { written, planned, said }
}

const fieldOf = ({ by }: Match) => (by === 'ticket' ? 'ticketCode' : by === 'id' ? 'id' : 'tiktokUsername')

function shown(
  row: PersonRow,
  handle: string,
  record: AttendeeRecord | undefined,
  before: KnownAttendee | undefined,
) {
  const { firstName = '', lastName } = namesOf(row, before)
  return {
    tiktokUsername: record?.tiktokUsername ?? handle,
    name: record?.attendeeName ?? `${firstName} ${lastName}`.trim(),
    email: record?.email ?? (row.cell('email') || null),
    language: record?.language ?? 'en',
    ageBand: record?.ageBand ?? 'unknown',
  }
}

/** Gives everybody a handle: the one of the file, the one they have, or one made of their name; each once. */
function handleGiver(reading: Reading, rows: PersonRow[], { people }: Known) {
  const owners = new Map(people.map(({ id, tiktokUsername }) => [tiktokUsername.toLowerCase(), id]))
  const said = (row: PersonRow) => readHandle(row.cell('tiktokUsername') ?? '')
  // What the file itself says comes before what is made here.
  const given = new Set(rows.map((row) => said(row).toLowerCase()))
  return (row: PersonRow, id: string, before: KnownAttendee | undefined): string => {
    let handle = said(row) || before?.tiktokUsername
    if (handle === undefined) {
      const { firstName = '', lastName } = namesOf(row, before)
      handle = freeHandle(handleOf(firstName, lastName), (wanted) => owners.has(wanted) || given.has(wanted))
      if (firstName !== '') reading.note('handles-made', `@${handle}`)
    }
    const owner = owners.get(handle.toLowerCase())
    if (owner !== undefined && owner !== id) refuseCell(reading, row, 'tiktokUsername', 'handle-taken')
    owners.set(handle.toLowerCase(), id)
    return handle
  }
}

/** A band that a row wants to link. */
interface WantedBand {
  tag: string
  id: string
  row: PersonRow
}

/** Tells row by row what keeps a band from being linked: its wearer, an earlier row, or that it is lost. */
function bandCheck(reading: Reading, { people, blocked }: Known): (band: WantedBand) => void {
  const wearers = new Map(people.flatMap((person) => (person.tag === null ? [] : [[person.tag, person]])))
  const wanted = new Map<string, WantedBand>()
  return (band) => {
    const { tag, id, row } = band
    const wearer = wearers.get(tag)
    const other = wanted.get(tag)
    wanted.set(tag, other ?? band)
    const refuse = (code: ImportProblemCode, values?: ImportProblem['values']) =>
      refuseCell(reading, row, 'wristbandTag', code, values)
    if (wearer) refuse('band-taken', { handle: wearer.tiktokUsername })
    else if (other && other.id !== id) refuse('same-band', { earlier: other.row.line })
    if (blocked.has(tag)) refuse('band-blocked')
  }
}

function isSame(before: KnownAttendee, record: AttendeeRecord): boolean {
  return (Object.keys(record) as (keyof AttendeeRecord)[]).every((field) => before[field] === record[field])
}
