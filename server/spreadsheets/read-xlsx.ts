import { MOST_CELLS, MOST_COLUMNS, MOST_ROWS, NotASpreadsheet, refuseTooMuch } from './limits.ts'
import { readWorkbook, type Workbook } from './read-workbook.ts'
import { readXml } from './read-xml.ts'
import { openZip } from './zip-parts.ts'

/** One row, with the line of the text file or the row of the sheet that it begins on. */
export interface SheetRow {
  line: number
  cells: string[]
}

/** A sheet as texts. */
interface Sheet {
  rows: SheetRow[]
  sheet: string
  sheets: string[]
  mergedCells: number
  emptyFormulas: { line: number; column: number }[]
}

/**
 * Reads a sheet of a workbook: the values that stand in its cells; of a formula its last result.
 * @param wanted name of the sheet; else the first that somebody can see
 * @throws NotASpreadsheet, Refusal file_too_long, file_too_full
 */
export async function readXlsx(file: Buffer, wanted: string | undefined): Promise<Sheet> {
  const parts = await openZip(file)
  const workbook = await readWorkbook(parts)
  const sheet = workbook.sheets.find(({ name }) => name === wanted) ?? workbook.sheets[0]
  if (!sheet) throw new NotASpreadsheet('There is no sheet in it.')
  const reader = sheetReader(workbook)
  await readXml(parts, sheet.part, reader.ears)
  const mergedCells = fillMerged(reader.rows, reader.merged)
  return {
    rows: reader.rows,
    sheet: sheet.name,
    sheets: workbook.sheets.map(({ name }) => name),
    mergedCells,
    emptyFormulas: reader.emptyFormulas,
  }
}

/** The cell that is being read. */
interface Cell {
  column: number
  type: string
  format: number
  value: string
  hasFormula: boolean
  hasValue: boolean
}

function sheetReader(workbook: Workbook) {
  const rows: SheetRow[] = []
  const merged: string[] = []
  const emptyFormulas: Sheet['emptyFormulas'] = []
  let row: SheetRow = { line: 0, cells: [] }
  let cell: Cell | undefined
  let cellCount = 0
  let isValue = false
  let isReading = false
  const close = (name: string) => {
    if (name === 'v' || name === 't') isValue = false
    if (name === 'rPh') isReading = false
    if (name !== 'c' || !cell) return
    if (cell.hasFormula && !cell.hasValue) emptyFormulas.push({ line: row.line, column: cell.column })
    while (row.cells.length < cell.column) row.cells.push('')
    row.cells[cell.column] = textOf(cell, workbook)
    cell = undefined
    // Spreadsheets leave formatted rows behind in which nothing stands.
    if (rows.at(-1) !== row && row.cells.some((text) => text.trim() !== '')) rows.push(row)
    if (rows.length > MOST_ROWS) refuseTooMuch('rows')
  }
  const ears = {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'row') {
        row = { line: Number(attributes.r ?? row.line + 1), cells: [] }
      } else if (name === 'c') {
        cellCount += 1
        if (cellCount > MOST_CELLS) refuseTooMuch('cells')
        const column = columnOf(attributes.r ?? '') ?? row.cells.length
        const { t: type = 'n', s: format = '-1' } = attributes
        cell = { column, type, format: Number(format), value: '', hasFormula: false, hasValue: false }
        // Spreadsheets leave formats behind in cells where nothing stands.
        if (column >= MOST_COLUMNS) cell = undefined
      } else if (name === 'v' || name === 't') isValue = true
      else if (name === 'rPh') isReading = true
      else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'mergeCell' && attributes.ref) merged.push(attributes.ref)
    },
    text(text: string) {
      if (!cell || !isValue || isReading) return
      cell.value += text
      cell.hasValue = true
    },
    close,
  }
  return { ears, rows, merged, emptyFormulas }
}

function textOf({ type, format, value }: Cell, { strings, dateFormats, is1904 }: Workbook): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  // #N/A and its like are no value.
  if (type === 'e') return ''
  if (type !== 'n' || value === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const shown = dateFormats[format]
  return shown ? toDate(number, is1904, shown) : plain(number)
}

/** A number as a person writes it: without an exponent, and without what floating point adds. */
function plain(number: number): string {
  if (Number.isInteger(number)) return BigInt(number).toString()
  return String(Number(number.toPrecision(15)))
}

const DAY_MS = 86_400_000

/** Days since the end of 1899, as Excel counts them: it believes that 1900 had a 29 February. */
function toDate(days: number, is1904: boolean, shown: 'date' | 'time'): string {
  const counted = is1904 ? days + 1_462 : days < 60 ? days + 1 : days
  const moment = new Date(Date.UTC(1899, 11, 30) + Math.round(counted * DAY_MS))
  if (Number.isNaN(moment.getTime())) return plain(days)
  return shown === 'date'
    ? moment.toISOString().slice(0, 10)
    : moment.toISOString().slice(0, 16).replace('T', ' ')
}

/** Number of a column, from 0: `C7` is in column 2. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Everything that is merged downwards says the same in each of its rows; titles that are merged sideways stay. */
function fillMerged(rows: SheetRow[], merged: string[]): number {
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const last = rows.at(-1)?.line ?? 0
  let filled = 0
  for (const reference of merged) {
    const [from = '', to = ''] = reference.split(':')
    const column = columnOf(from)
    const [first, end] = [from, to].map((corner) => Number(/\d+$/.exec(corner)?.[0]))
    if (column === undefined || column >= MOST_COLUMNS || !first || !end) continue
    const value = byLine.get(first)?.cells[column] ?? ''
    for (let line = first + 1; value !== '' && line <= Math.min(end, last); line += 1) {
      const row = byLine.get(line)
      if (!row || (row.cells[column] ?? '') !== '') continue
      while (row.cells.length <= column) row.cells.push('')
      row.cells[column] = value
      filled += 1
      if (filled > MOST_CELLS) refuseTooMuch('cells')
    }
  }
  return filled
}
