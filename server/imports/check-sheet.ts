import type { ImportChoice, PeopleField } from '../../contract/people-imports.ts'
import { problemAt } from '../csv/index.ts'
import type { Spreadsheet } from '../spreadsheets/index.ts'
import type { PersonRow } from './lay-out.ts'
import { isTicketOff } from './read-cells.ts'
import { type Reading, refuseCell } from './read-person.ts'

/** Somebody has to be called something: a list has at least one of these. */
const naming: PeopleField[] = ['tiktokUsername', 'firstName', 'fullName']

/** What is wrong with a file as a whole, and what has to be said about it. */
export function checkSheet(spreadsheet: Spreadsheet, reading: Reading): void {
  const { sheet, problems, note } = reading
  const whole = (line: number, code: 'no-names' | 'field-twice', field = '') =>
    problems.push({ ...problemAt(line, field, code), column: null, value: '' })
  const fields = sheet.columns.flatMap(({ field }) => field ?? [])
  for (const field of new Set(fields.filter((one, index) => fields.indexOf(one) < index))) {
    whole(1, 'field-twice', field)
  }
  if (sheet.rows.length > 0 && !naming.some((field) => fields.includes(field))) whole(1, 'no-names')
  if (spreadsheet.encoding === 'windows-1252') note('guessed-encoding', 'Windows-1252')
  for (let count = 0; count < spreadsheet.mergedCells; count += 1) note('merged-cells', '')
  for (const name of spreadsheet.sheets) if (name !== spreadsheet.sheet) note('other-sheets', name)
  const rowAt = new Map(sheet.rows.map((row) => [row.line, row]))
  for (const { line, column } of spreadsheet.emptyFormulas) {
    const [row, field] = [rowAt.get(line), sheet.columns[column]?.field]
    if (row && field && (row.cells[column] ?? '') === '') refuseCell(reading, row, field, 'formula')
  }
  for (const row of sheet.rows) {
    if (row.cells.slice(sheet.columns.length).every((cell) => cell.trim() === '')) continue
    problems.push({ ...problemAt(row.line, '', 'cells-too-many'), column: null, value: '' })
  }
}

/** The rows that shall come in; those that shall not are counted and told. */
export function splitRows(
  { sheet, note, problems }: Reading,
  { leftOut = [] }: ImportChoice,
): { rows: PersonRow[]; leftOut: number } {
  // A file that cannot be read as a table, or names nobody, says nothing about its rows.
  if (problems.some(({ line }) => line === 1)) return { rows: [], leftOut: 0 }
  const lines = new Set(leftOut)
  const status = sheet.columns.find(({ field }) => field === 'status')
  const rows = sheet.rows.filter((row) => {
    const state = row.cell('status') ?? ''
    const isOff = isTicketOff(state, status?.name ?? '')
    // Shops write a row for everything that was sold: a shirt has no name on it.
    const isUnnamed = sheet.preset !== undefined && !isOff && naming.every((field) => !row.cell(field))
    if (isOff) note('left-out-status', state)
    else if (isUnnamed) note('left-out-unnamed', row.cell('orderCode') ?? '')
    else if (lines.has(row.line)) note('left-out-line', String(row.line))
    return !isOff && !isUnnamed && !lines.has(row.line)
  })
  for (const line of lines) dropProblems(problems, line)
  return { rows, leftOut: sheet.rows.length - rows.length }
}

/** Of a row that is left out nothing is wrong any more. */
function dropProblems(problems: Reading['problems'], line: number): void {
  for (let index = problems.length - 1; index >= 0; index -= 1) {
    if (problems[index]?.line === line) problems.splice(index, 1)
  }
}
