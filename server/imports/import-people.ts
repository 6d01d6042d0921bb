import type {
  CellProblem,
  ImportChoice,
  ImportNote,
  PeopleImportReport,
} from '../../contract/people-imports.ts'
import { displayName } from '../../contract/staff.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import { problemAt } from '../csv/index.ts'
import type { Deps } from '../deps.ts'
import { lockDesk } from '../desk/index.ts'
import { refuseClosed, requireEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { readSpreadsheet, type Spreadsheet } from '../spreadsheets/index.ts'
import { listBlockedTags } from '../wristbands/index.ts'
import { checkSheet, splitRows } from './check-sheet.ts'
import { listKnownAttendees, listMerged, listTickets } from './known-store.ts'
import { layOut, type PeopleSheet } from './lay-out.ts'
import { planImport, type Said, type Settle } from './plan-import.ts'
import { dateOrderOf } from './read-day.ts'
import type { Reading } from './read-person.ts'
import { writePeople } from './write-people.ts'
import { findImportOfToday, insertImport } from './write-store.ts'

/** Another desk may change somebody while the import is written: then it is planned again. */
const TRIES = 3

/** Nobody mends more at a time. */
const MOST_ERRORS = 200

/** A file, and what somebody says about it. */
export interface ImportedFile {
  name: string
  content: Buffer
  choice: ImportChoice
}

/** A list of people as a table, and what is said about it. */
export interface ImportedSheet {
  name: string
  spreadsheet: Spreadsheet
  choice: ImportChoice
  /**
   * Of a source that is read again and again: says what is written of somebody. Its rows with errors are left out, and
   * what it brings within a day is one import.
   */
  settle?: Settle
}

/** What an import did, and what it read of each ticket. */
export interface ImportOutcome {
  report: PeopleImportReport
  said: Said[]
}

/**
 * Imports a file of people: with errors, and in a dry run, nothing is written. It is written in short transactions, so that
 * nobody's taps wait; an import that breaks off is repeated with the same file.
 * @throws Refusal edition_over, file_too_long for more than 20,000 rows, unavailable when others change the same people all the time
 */
export async function importPeople(
  deps: Importing,
  actor: Actor,
  { name, content, choice }: ImportedFile,
  dryRun: boolean,
): Promise<PeopleImportReport> {
  const spreadsheet = await readSpreadsheet(content, choice)
  return (await importSheet(deps, actor, { name, spreadsheet, choice }, dryRun)).report
}

type Importing = Pick<Deps, 'db' | 'clock' | 'live'>

/** Imports people who were read already. @throws Refusal edition_over, unavailable */
export async function importSheet(
  deps: Importing,
  actor: Actor,
  given: ImportedSheet,
  dryRun: boolean,
): Promise<ImportOutcome> {
  const { clock, db } = deps
  const { spreadsheet, choice, settle } = given
  const sheet = layOut(spreadsheet, choice)
  const source = choice.source ?? sheet.preset ?? 'file'
  await refuseClosed(db)
  const { startsOn } = await requireEvent(db)
  const outcome = await db.forLongWork.transaction(async (tx) => {
    await lockDesk(tx)
    let first: ImportOutcome | undefined
    let importId: number | undefined
    for (let tries = 0; tries < TRIES; tries += 1) {
      const reading = openReading(spreadsheet, sheet, choice, startsOn, clock.now())
      const { rows, leftOut } = splitRows(reading, choice)
      const known = {
        people: await listKnownAttendees(tx),
        tickets: await listTickets(tx, source),
        merged: await listMerged(tx),
        blocked: new Set(await listBlockedTags(tx)),
      }
      const { written, planned, said } = await planImport(reading, rows, known, settle)
      const report = toReport(spreadsheet, reading, { ...planned, source, total: rows.length, leftOut })
      first ??= { report, said }
      const isStopped = report.errorCount > 0 && settle === undefined
      if (dryRun || isStopped || written.length === 0) return tries === 0 ? { report, said } : first
      importId ??= await beginImport(deps, actor, given, first.report)
      first.report.importId = String(importId)
      // What another desk changed in the meantime is read again; what is written already is unchanged then.
      const isDone = await writePeople(deps, actor, { id: importId, source }, written, () => lockDesk(tx))
      if (isDone) return first
    }
    throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  })
  if (!dryRun) deps.live.announce({ topic: 'leaderboard' })
  return outcome
}

/** Puts an import on record before its first part is written: what breaks off can be undone as well. */
function beginImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { name: fileName, settle }: ImportedSheet,
  { source, created, updated }: PeopleImportReport,
): Promise<number> {
  return db.transaction(async (tx) => {
    const importedBy = displayName(actor) ?? actor.id
    const written = { source, fileName, importedBy, importedAt: clock.now(), created, updated }
    const today = settle === undefined ? undefined : await findImportOfToday(tx, written)
    const id = today ?? (await insertImport(tx, written))
    const after = { source, fileName, created, updated }
    await recordChange(tx, actor, { action: 'import.write', subject: String(id), after })
    return id
  })
}

function openReading(
  spreadsheet: Spreadsheet,
  sheet: PeopleSheet,
  { dateOrder }: ImportChoice,
  startsOn: string,
  now: Date,
): Reading & { notes: Map<ImportNote['code'], ImportNote> } {
  const problems: CellProblem[] = spreadsheet.problems.map((problem) => ({
    ...problem,
    column: null,
    value: '',
  }))
  const notes = new Map(sheet.notes.map((note) => [note.code, { ...note }]))
  const births = sheet.rows.flatMap((row) => row.cell('birthDate') || [])
  const found = dateOrderOf(births)
  const reading = {
    sheet,
    dateOrder: dateOrder ?? found.order ?? 'day-first',
    now,
    startsOn,
    problems,
    notes,
    note(code: ImportNote['code'], example: string) {
      const earlier = notes.get(code)
      if (earlier) earlier.count += 1
      else notes.set(code, { code, count: 1, example: example.slice(0, 80) })
    },
  }
  if (found.isAmbiguous && dateOrder === undefined) reading.note('dates-ambiguous', births[0] ?? '')
  checkSheet(spreadsheet, reading)
  if (sheet.rows.length === 0 && problems.length === 0) {
    problems.push({ ...problemAt(1, '', 'empty-file'), column: null, value: '' })
  }
  return reading
}

type Counts = Pick<
  PeopleImportReport,
  'created' | 'updated' | 'unchanged' | 'wrong' | 'people' | 'total' | 'leftOut' | 'source'
>

function toReport(
  { kind, encoding, sheet: sheetName, sheets }: Spreadsheet,
  reading: ReturnType<typeof openReading>,
  counts: Counts,
): PeopleImportReport {
  const { sheet, problems, notes, dateOrder } = reading
  const hasBirths = sheet.columns.some(({ field }) => field === 'birthDate')
  const columns = sheet.columns.map(({ name, field, samples }) => ({
    name,
    field,
    samples: samples.slice(0, 3).map((cell) => cell.slice(0, 80)),
  }))
  return {
    ...counts,
    errors: problems.toSorted((a, b) => a.line - b.line).slice(0, MOST_ERRORS),
    errorCount: problems.length,
    importId: null,
    preset: sheet.preset ?? null,
    kind,
    encoding,
    sheet: sheetName,
    sheets,
    dateOrder: hasBirths ? dateOrder : null,
    columns,
    notes: [...notes.values()],
  }
}
