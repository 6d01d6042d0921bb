import { setImmediate as breathe } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { guardCell } from './guard.ts'

const ROWS_AT_A_TIME = 200

/** Writes rows as CSV that spreadsheets open as text and that `readCsv` reads back as it was. */
export async function writeCsv(columns: readonly string[], rows: Iterable<string[]>): Promise<string> {
  // The mark tells spreadsheets that this is UTF-8.
  let csv = `\uFEFF${toCsvLines([[...columns]])}`
  let waiting: string[][] = []
  for (const row of rows) {
    waiting.push(row)
    if (waiting.length < ROWS_AT_A_TIME) continue
    csv += toCsvLines(waiting)
    waiting = []
    await breathe()
  }
  return csv + toCsvLines(waiting)
}

/** Lines of CSV (RFC 4180). Texts that a spreadsheet would run are defused; numbers stay numbers. */
export function toCsvLines(rows: (string | number)[][]): string {
  if (rows.length === 0) return ''
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell)))
  return stringify(cells, { record_delimiter: '\r\n', quoted_match: /[\r\n;]/ })
}
