import type { ImportChoice, ImportNote, PeopleField } from '../../contract/people-imports.ts'
import { unguardCell } from '../csv/index.ts'
import type { SheetRow, Spreadsheet } from '../spreadsheets/index.ts'
import { bareName, fieldOfName } from './column-names.ts'
import { type FileColumn, matchColumns } from './match-columns.ts'
import { type KnownPreset, presetOf } from './presets.ts'

/** A row of people: the cells as they are, or as somebody mended them. */
export interface PersonRow {
  line: number
  cells: string[]
  /** What stands in the column of a field, trimmed; undefined where no column is about it. */
  cell(field: PeopleField): string | undefined
}

/** A file as a list of people. */
export interface PeopleSheet {
  columns: (FileColumn & { field: PeopleField | null })[]
  rows: PersonRow[]
  preset: KnownPreset['id'] | undefined
  notes: ImportNote[]
}

/** Above the names of the columns stands no more than this. */
const HEAD = 10

/** So many cells of a column tell what it is about. */
const SAMPLES = 40

/** Finds the names of the columns, what each is about, and the rows below. */
export function layOut({ rows, kind }: Spreadsheet, choice: ImportChoice): PeopleSheet {
  const header = headerOf(rows)
  const body = header === undefined ? rows : rows.slice(header + 1)
  const width = header !== undefined && kind === 'csv' ? rows[header]?.cells.length : undefined
  const count = width ?? Math.max(0, ...rows.map(({ cells }) => cells.length))
  const notes: ImportNote[] = []
  const named = header === undefined ? [] : (rows[header]?.cells ?? [])
  if (header === undefined && rows.length > 0) notes.push({ code: 'no-header', count: 1, example: '' })
  if (header) notes.push({ code: 'lines-above', count: header, example: said(rows[0]) })
  const columns = Array.from({ length: count }, (_, index): FileColumn => {
    const samples = body.slice(0, SAMPLES).map(({ cells }) => unguardCell((cells[index] ?? '').trim()))
    return { name: (named[index] ?? '').trim().slice(0, 100), samples: samples.filter(Boolean) }
  })
  const preset = presetOf(columns.map(({ name }) => name))
  const found = choice.columns ?? matchColumns(columns, preset)
  const fields = columns.map((_, index) => found[index] ?? null)
  const places = new Map(fields.flatMap((field, index) => (field === null ? [] : [[field, index] as const])))
  return {
    columns: columns.map((column, index) => ({ ...column, field: fields[index] ?? null })),
    rows: mend(body, choice).map((row) => withCells(row, places)),
    preset: preset?.id,
    notes,
  }
}

const said = (row: SheetRow | undefined) =>
  (row?.cells.find((cell) => cell.trim() !== '') ?? '').trim().slice(0, 80)

/** The row with the most names of columns, near the top; undefined when the first row is about a person already. */
function headerOf(rows: SheetRow[]): number | undefined {
  const scores = rows
    .slice(0, HEAD)
    .map(
      ({ cells }) =>
        cells.filter((cell) => fieldOfName(cell) || ['id', 'company'].includes(bareName(cell))).length,
    )
  const best = Math.max(0, ...scores)
  if (best > 0) return scores.indexOf(best)
  const first = rows[0]?.cells ?? []
  return first.some((cell) => /@.+\./.test(cell) || /^[0-9A-F:]{8,}$/i.test(cell.trim())) ? undefined : 0
}

function mend(rows: SheetRow[], { mended = [] }: ImportChoice): SheetRow[] {
  const byLine = new Map<number, { column: number; value: string }[]>()
  for (const { line, ...cell } of mended) byLine.set(line, [...(byLine.get(line) ?? []), cell])
  return rows.map((row) => {
    const changes = byLine.get(row.line)
    if (!changes) return row
    const cells = [...row.cells]
    for (const { column, value } of changes) {
      while (cells.length <= column) cells.push('')
      cells[column] = value
    }
    return { line: row.line, cells }
  })
}

function withCells({ line, cells }: SheetRow, places: Map<PeopleField, number>): PersonRow {
  return {
    line,
    cells,
    cell(field) {
      const index = places.get(field)
      return index === undefined ? undefined : asText((cells[index] ?? '').trim())
    },
  }
}

/** Without the guard of our own exports, and without what keeps a spreadsheet from reading `="0123"` as a number. */
function asText(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? unguardCell(cell)
}
