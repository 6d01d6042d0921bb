import { keptTables } from './kept-tables.ts'
import { retentionRules } from './retention.ts'

/** The list of everything that is kept, how long, and why, as text for an operator: a table each, in their order. */
export function tellRetention(settings: { photoHours: number }): string {
  const rows = [
    ...retentionRules(settings).map(({ table, hours, forgets, why }) => ({
      table,
      kept: `${forgets === undefined ? 'rows' : 'details'} ${hours === 0 ? 'until they expire' : `for ${span(hours)}`}`,
      why,
    })),
    ...keptTables.map(({ table, until, why }) => ({ table, kept: `until ${until}`, why })),
  ].sort((a, b) => (a.table < b.table ? -1 : Number(a.table > b.table)))
  const width = (of: (row: (typeof rows)[number]) => string) => Math.max(...rows.map((row) => of(row).length))
  const [tables, times] = [width(({ table }) => table), width(({ kept }) => kept)]
  return rows
    .map(({ table, kept, why }) => `${table.padEnd(tables)}  ${kept.padEnd(times)}  ${why}`)
    .join('\n')
}

function span(hours: number): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
