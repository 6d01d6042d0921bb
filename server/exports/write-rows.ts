import type { ColumnType, ExportFormat } from '../../contract/exports.ts'
import { toCsvLines } from '../csv/index.ts'
import type { ExportRow } from './cursor-store.ts'
import type { Column } from './dataset.ts'

/** How the rows of a format become text. */
interface RowWriter {
  mediaType: string
  /** What stands before the first row. */
  head: string
  lines(rows: readonly ExportRow[]): string
}

/** Writes CSV for spreadsheets (RFC 4180, UTF-8 with its mark) or JSON Lines. */
export function rowWriter(format: ExportFormat, columns: readonly Column[]): RowWriter {
  if (format === 'jsonl') {
    const lines = (rows: readonly ExportRow[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    return { mediaType: 'application/jsonl; charset=utf-8', head: '', lines }
  }
  return {
    mediaType: 'text/csv; charset=utf-8; header=present',
    head: `\uFEFF${toCsvLines([columns.map(({ name }) => name)])}`,
    lines: (rows) => toCsvLines(rows.map((row) => columns.map(({ name, type }) => toCell(type, row[name])))),
  }
}

/** Numbers stay numbers, also those below zero; every other cell is defused by `toCsvLines`. */
function toCell(type: ColumnType, value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (type === 'integer') return value as number
  if (type === 'list') return (value as string[]).join('; ')
  if (type === 'json') return JSON.stringify(value)
  return String(value)
}
