import { randomBytes } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportProblem, ImportProblemCode, ImportReport } from '../../contract/imports.ts'
import type { User } from '../../contract/staff.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import { type CsvRow, problemAt, readCsv, writeCsv } from '../csv/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { listBlockedTags } from '../wristbands/index.ts'
import { exportColumns, importColumns, readAttendee, toCells } from './attendee-csv.ts'
import { type KnownAttendee, listKnownAttendees, listRecords } from './import-store.ts'
import { type AttendeeRecord, lockDesk } from './store.ts'
import { type Written, writePeople } from './write-people.ts'

/** So much is read at a time: the taps go on meanwhile. */
const AT_A_TIME = 100

/** Another desk may change somebody while the import is written: then it is planned again. */
const TRIES = 3

/** Nobody mends more at a time. */
const MOST_ERRORS = 200

/** Everybody as CSV that the import takes back unchanged; that somebody took it is on record. */
export async function exportAttendees({ db }: Deps, actor: Actor): Promise<string> {
  const records = await listRecords(db.forLongWork)
  const change = { action: 'attendee.export', subject: 'attendees.csv', after: { rows: records.length } }
  await db.transaction((tx) => recordChange(tx, actor, change))
  return writeCsv(exportColumns, records.map(toCells))
}

/**
 * Imports people: with errors, and in a dry run, nothing is written. It is written in short transactions, so that nobody's
 * taps wait; an import that breaks off is repeated with the same file.
 * @throws Refusal body_too_large for more than 20,000 rows, unavailable when others change the same people all the time
 */
export async function importAttendees(
  deps: Deps,
  actor: User,
  file: Buffer,
  dryRun: boolean,
): Promise<ImportReport> {
  const { rows, problems } = await readCsv(file, importColumns)
  const report = await deps.db.forLongWork.transaction(async (tx) => {
    await lockDesk(tx)
    let first: ImportReport | undefined
    for (let tries = 0; tries < TRIES; tries += 1) {
      const known = { people: await listKnownAttendees(tx), blocked: new Set(await listBlockedTags(tx)) }
      const { written, report } = await planImport(rows, known, problems)
      first ??= report
      if (dryRun || report.errors.length > 0) return report
      // What another desk changed in the meantime is read again; what is written already is unchanged then.
      if (await writePeople(deps, actor, written, () => lockDesk(tx))) return first
    }
    throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  })
  if (!dryRun) deps.live.announce({ topic: 'leaderboard' })
  return report
}

/** What the rows are held against: everybody, and the tags of the bands that are lost. */
interface Known {
  people: KnownAttendee[]
  blocked: ReadonlySet<string>
}

async function planImport(rows: CsvRow[], { people, blocked }: Known, problems: ImportProblem[]) {
  const errors = [...problems]
  const byId = new Map(people.map((person) => [person.id, person]))
  const byHandle = new Map(people.map((person) => [person.tiktokUsername.toLowerCase(), person]))
  const problemsOfBand = bandCheck({ people, blocked })
  const handles = new Map([...byHandle].map(([handle, { id }]) => [handle, id]))
  const lineOf = new Map<string, number>()
  const written: Written[] = []
  let unchanged = 0
  // A file that cannot be read as a table says nothing about its rows.
  const isTable = problems.every(({ line }) => line > 1)
  for (const [index, row] of (isTable ? rows : []).entries()) {
    if (index % AT_A_TIME === 0) await breathe()
    const { id, before } = matchRow(row, byId, byHandle)
    const read = readAttendee(row, before, errors)
    const refuse = (field: string, code: ImportProblemCode, values?: ImportProblem['values']) =>
      errors.push(problemAt(row.line, field, code, values))
    const earlier = lineOf.get(id)
    if (earlier !== undefined) refuse('tiktokUsername', 'same-person', { earlier })
    lineOf.set(id, row.line)
    if (!read) continue
    const handle = read.record.tiktokUsername.toLowerCase()
    if ((handles.get(handle) ?? id) !== id) refuse('tiktokUsername', 'handle-taken')
    handles.set(handle, id)
    const tag = read.tag === before?.tag ? undefined : read.tag
    if (tag !== undefined) errors.push(...problemsOfBand({ tag, id, line: row.line }))
    const picture = read.picture === before?.wantedPicture ? undefined : read.picture
    const isKnown = before && tag === undefined && picture === undefined && isSame(before, read.record)
    if (isKnown) unchanged += 1
    else written.push({ id, before, record: read.record, tag, picture })
  }
  const created = written.filter(({ before }) => !before).length
  const report = { created, updated: written.length - created, unchanged, total: rows.length, errors }
  report.errors = errors.sort((a, b) => a.line - b.line).slice(0, MOST_ERRORS)
  return { written, report }
}

/** A band that a row wants to link. */
interface WantedBand {
  tag: string
  id: string
  line: number
}

/** Tells row by row what keeps a band from being linked: its wearer, an earlier row, or that it is lost. */
function bandCheck({ people, blocked }: Known): (band: WantedBand) => ImportProblem[] {
  const wearers = new Map(people.flatMap((person) => (person.tag === null ? [] : [[person.tag, person]])))
  const wanted = new Map<string, WantedBand>()
  return (band) => {
    const { tag, id, line } = band
    const wearer = wearers.get(tag)
    const other = wanted.get(tag)
    wanted.set(tag, other ?? band)
    const problems: ImportProblem[] = []
    const refuse = (code: ImportProblemCode, values?: ImportProblem['values']) =>
      problems.push(problemAt(line, 'wristbandTag', code, values))
    if (wearer) refuse('band-taken', { handle: wearer.tiktokUsername })
    else if (other && other.id !== id) refuse('same-band', { earlier: other.line })
    if (blocked.has(tag)) refuse('band-blocked')
    return problems
  }
}

/** A row matches a person by id, else by handle; whoever matches nobody is new, under the id of the file. */
function matchRow(row: CsvRow, byId: Map<string, KnownAttendee>, byHandle: Map<string, KnownAttendee>) {
  const given = row.cell('id') ?? ''
  const handle = (row.cell('tiktokUsername') ?? '').replace(/^@/, '').toLowerCase()
  const before = byId.get(given) ?? byHandle.get(handle)
  const isUsable = /^[\w-]{1,100}$/.test(given)
  return { id: before?.id ?? (isUsable ? given : randomBytes(8).toString('hex')), before }
}

function isSame(before: KnownAttendee, record: AttendeeRecord): boolean {
  return (Object.keys(record) as (keyof AttendeeRecord)[]).every((field) => before[field] === record[field])
}
