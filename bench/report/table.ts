/** Prints rows as a table that reads the same on a terminal and in a Markdown page. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  console.log(line(head))
  console.log(
    `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
  )
  for (const row of rows) console.log(line(row))
}

/** A whole number with separators between the thousands. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en')
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`
}

export function percent(value: number): string {
  return `${Math.round(value * 100)} %`
}

/** Says whether a goal was reached, openly. */
export function printGoal(goal: string, isReached: boolean): void {
  console.log(`${isReached ? 'reached' : 'MISSED '}  ${goal}`)
}
