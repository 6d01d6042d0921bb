import { setImmediate as breathe } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { guardCell } from './guard.ts'

const ROWS_AT_A_TIME = 200

/** Writes rows as CSV that spreadsheets open as text and that `readCsv` reads back as it was. */
export async function writeCsv(columns: readonly string[], rows: Iterable<string[]>): Promise<string> {
  // The mark tells spreadsheets that this is UTF-8.
  let csv = `\uFEFF${toLines([[...columns]])}`
  let waiting: string[][] = []
  for (const row of rows) {
    waiting.push(row.map(guardCell))
    if (waiting.length < ROWS_AT_A_TIME) continue
    csv += toLines(waiting)
    waiting = []
    await breathe()
  }
  return csv + toLines(waiting)
}

function toLines(rows: string[][]): string {
  return rows.length === 0 ? '' : stringify(rows, { record_delimiter: '\r\n', quoted_match: /[\r\n;]/ })
}
