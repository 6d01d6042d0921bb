/** What makes a spreadsheet run a cell as a formula, also in its full-width forms. */
const RUNS = '[=+\\-@\\t\\r＝＋－＠]'

/** Spreadsheets show a cell as text when an apostrophe stands in front. Those of the author are kept apart by one more. */
const needsGuard = new RegExp(`^'*${RUNS}`)
const isGuarded = new RegExp(`^'+${RUNS}`)

/** Defuses a cell that a spreadsheet would run. */
export function guardCell(cell: string): string {
  return needsGuard.test(cell) ? `'${cell}` : cell
}

/** Takes the guard off again: what was exported comes back as it was. */
export function unguardCell(cell: string): string {
  return isGuarded.test(cell) ? cell.slice(1) : cell
}
