import { AttendeeDraft } from '../../contract/desk.ts'
import type { ImportProblem, ImportProblemCode } from '../../contract/imports.ts'
import type { CellProblem, ImportNote, PeopleField } from '../../contract/people-imports.ts'
import { TagId } from '../../contract/wristbands.ts'
import { codeOfIssue, problemAt } from '../csv/index.ts'
import { type AttendeeRecord, nobody, toRecord } from '../desk/index.ts'
import { readAddress } from '../safe-fetch/index.ts'
import type { PeopleSheet, PersonRow } from './lay-out.ts'
import { bandOfAge, readAgeBand, readHandle, readLanguage, readYesNo } from './read-cells.ts'
import { type DateOrder, readDay, yearsBetween } from './read-day.ts'
import { splitName } from './split-name.ts'

/** Networks that deliver pictures make addresses of up to a thousand characters. */
const LONGEST_ADDRESS = 2_000

/** What the rows of a file are read with. */
export interface Reading {
  sheet: PeopleSheet
  dateOrder: DateOrder
  now: Date
  /** The first day of the festival, as `2026-12-04`: an age is that of this day. */
  startsOn: string
  problems: CellProblem[]
  note(code: ImportNote['code'], example: string): void
}

/** What a row says of a person; `tag` is a band to link, `picture` an address to fetch one from. */
export interface ReadPerson {
  record: AttendeeRecord
  tag: string | undefined
  picture: string | undefined
}

/** Something wrong in the cell of a field, or in another column that tells the same. */
export function refuseCell(
  { sheet, problems }: Pick<Reading, 'sheet' | 'problems'>,
  row: PersonRow,
  field: PeopleField,
  code: ImportProblemCode,
  values?: ImportProblem['values'],
): void {
  const others = {
    firstName: 'fullName',
    lastName: 'fullName',
    ageBand: 'birthDate',
    ticketCode: 'orderCode',
  } as const
  const other = field in others ? others[field as keyof typeof others] : field
  const places = [field, other].map((about) => sheet.columns.findIndex((column) => column.field === about))
  const column = places.find((place) => place >= 0) ?? null
  const value = column === null ? '' : (row.cells[column] ?? '').trim().slice(0, 2_000)
  problems.push({ ...problemAt(row.line, field, code, values), column, value })
}

/** First and last name of a row: in columns of their own, else out of the full name. */
export function namesOf(row: PersonRow, before: AttendeeRecord | undefined) {
  const firstName = row.cell('firstName') || undefined
  const full = row.cell('fullName') || undefined
  if (firstName === undefined && full !== undefined) return { ...splitName(full), isSplit: true }
  return { firstName, lastName: row.cell('lastName') ?? before?.lastName ?? '', isSplit: false }
}

/** Reads a row by the rules of the desk's form; undefined when it breaks one. */
export function readPerson(
  reading: Reading,
  row: PersonRow,
  handle: string,
  before: AttendeeRecord | undefined,
): ReadPerson | undefined {
  const known = reading.problems.length
  const refuse = (field: PeopleField, code: ImportProblemCode) => refuseCell(reading, row, field, code)
  const given = (field: PeopleField) => row.cell(field) || undefined
  const { firstName, lastName, isSplit } = namesOf(row, before)
  if (isSplit) reading.note('names-split', `${firstName} | ${lastName}`)
  const draft = AttendeeDraft.safeParse({
    tiktokUsername: readHandle(handle),
    firstName,
    lastName,
    email: row.cell('email') === '' ? null : row.cell('email'),
    language: languageOf(reading, given('language')),
    ageBand: ageBandOf(reading, row, refuse),
    isCrew: readYesNo(given('isCrew')),
    isHidden: readYesNo(given('isHidden')),
  })
  // One thing is said of a cell.
  const said = new Set<string>()
  for (const issue of draft.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '') as PeopleField
    if (!said.has(field)) refuse(field, codeOfIssue(issue))
    said.add(field)
  }
  const tag = TagId.safeParse(given('wristbandTag') ?? 'NONE')
  if (!tag.success) refuse('wristbandTag', 'bad-tag')
  const picture = given('avatarUrl')
  if (picture !== undefined && !mayBeFetched(picture)) refuse('avatarUrl', 'not-a-picture')
  refuseFormulas(row, reading)
  if (reading.problems.length > known || !draft.success || !tag.success) return undefined
  return {
    record: toRecord(draft.data, before ?? nobody),
    tag: given('wristbandTag') === undefined ? undefined : tag.data,
    picture,
  }
}

/** A language that the festival does not speak is told, and the person keeps the one they have. */
function languageOf({ note }: Reading, text: string | undefined) {
  const language = text === undefined ? undefined : readLanguage(text)
  if (text !== undefined && language === undefined) note('language-other', text)
  return language as AttendeeDraft['language']
}

function ageBandOf(
  { dateOrder, now, startsOn }: Reading,
  row: PersonRow,
  refuse: (field: PeopleField, code: ImportProblemCode) => void,
): AttendeeDraft['ageBand'] {
  const said = row.cell('ageBand')
  const birth = row.cell('birthDate')
  let band: ReturnType<typeof readAgeBand>
  if (said) {
    band = readAgeBand(said)
    if (band === undefined) refuse('ageBand', 'not-a-choice')
  } else if (birth) {
    const day = readDay(birth, dateOrder, now)
    if (day === undefined) refuse('birthDate', 'not-a-day')
    else band = bandOfAge(yearsBetween(day, startsOn))
  }
  if (band !== 'too-young') return band
  refuse(said ? 'ageBand' : 'birthDate', 'too-young')
  return undefined
}

/** What a spreadsheet would run is no text of a person; our own exports have a guard in front of it. */
function refuseFormulas(row: PersonRow, reading: Reading): void {
  for (const [index, { field }] of reading.sheet.columns.entries()) {
    const cell = (row.cells[index] ?? '').trim()
    if (field === null || !/^=(?!"[^"]*"$)./.test(cell)) continue
    refuseCell(reading, row, field, 'formula')
  }
}

/** Whether it is an address that could be asked; what a name stands for is judged when it is. */
function mayBeFetched(address: string): boolean {
  if (address.length > LONGEST_ADDRESS) return false
  try {
    readAddress(address)
    return true
  } catch {
    return false
  }
}
