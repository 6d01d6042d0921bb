import type {
  CellProblem,
  ImportChoice,
  ImportNote,
  PeopleImportReport,
} from '../../contract/people-imports.ts'
import { displayName, type User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import { problemAt } from '../csv/index.ts'
import type { Deps } from '../deps.ts'
import { lockDesk } from '../desk/index.ts'
import { refuseClosed, requireEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { readSpreadsheet, type Spreadsheet } from '../spreadsheets/index.ts'
import { listBlockedTags } from '../wristbands/index.ts'
import { checkSheet, splitRows } from './check-sheet.ts'
import { listKnownAttendees, listTickets } from './known-store.ts'
import { layOut, type PeopleSheet } from './lay-out.ts'
import { planImport } from './plan-import.ts'
import { dateOrderOf } from './read-day.ts'
import type { Reading } from './read-person.ts'
import { writePeople } from './write-people.ts'
import { insertImport } from './write-store.ts'

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

/**
 * Imports people: with errors, and in a dry run, nothing is written. It is written in short transactions, so that nobody's
 * taps wait; an import that breaks off is repeated with the same file.
 * @throws Refusal edition_over, body_too_large for more than 20,000 rows, unavailable when others change the same people all the time
 */
export async function importPeople(
  deps: Deps,
  actor: User,
  file: ImportedFile,
  dryRun: boolean,
): Promise<PeopleImportReport> {
  const { clock, db } = deps
  const spreadsheet = await readSpreadsheet(file.content, file.choice)
  const sheet = layOut(spreadsheet, file.choice)
  const source = file.choice.source ?? sheet.preset ?? 'file'
  await refuseClosed(db)
  const { startsOn } = await requireEvent(db)
  const report = await db.forLongWork.transaction(async (tx) => {
    await lockDesk(tx)
    let first: PeopleImportReport | undefined
    let importId: number | undefined
    for (let tries = 0; tries < TRIES; tries += 1) {
      const reading = openReading(spreadsheet, sheet, file.choice, startsOn, clock.now())
      const { rows, leftOut } = splitRows(reading, file.choice)
      const known = {
        people: await listKnownAttendees(tx),
        tickets: await listTickets(tx, source),
        blocked: new Set(await listBlockedTags(tx)),
      }
      const { written, planned } = await planImport(reading, rows, known)
      const report = toReport(spreadsheet, reading, { ...planned, source, total: rows.length, leftOut })
      first ??= report
      if (dryRun || report.errorCount > 0 || written.length === 0) return tries === 0 ? report : first
      importId ??= await beginImport(deps, actor, file.name, first)
      first.importId = String(importId)
      // What another desk changed in the meantime is read again; what is written already is unchanged then.
      const isDone = await writePeople(deps, actor, { id: importId, source }, written, () => lockDesk(tx))
      if (isDone) return first
    }
    throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  })
  if (!dryRun) deps.live.announce({ topic: 'leaderboard' })
  return report
}

/** Puts an import on record before its first part is written: what breaks off can be undone as well. */
function beginImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: User,
  fileName: string,
  { source, created, updated }: PeopleImportReport,
): Promise<number> {
  return db.transaction(async (tx) => {
    const importedBy = displayName(actor) ?? actor.id
    const written = { source, fileName, importedBy, importedAt: clock.now(), created, updated }
    const id = await insertImport(tx, written)
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
