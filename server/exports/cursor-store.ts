import { type SQL, sql } from 'drizzle-orm'
import type { DatabaseHandle, Transaction } from '../db/client.ts'
import type { Column, DatasetDefinition } from './dataset.ts'

/** Event days, the first and the last of them included. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** The columns of a dataset that are wanted, on the days that are wanted. */
export interface Selection extends Days {
  definition: DatasetDefinition
  columns: readonly Column[]
}

/** A row by the names of its columns. */
export type ExportRow = Record<string, unknown>

/** So many rows are in memory at a time. */
const ROWS_AT_A_TIME = 500

/** Lets a transaction tell times as the event does. @returns the process of the database by which it can be cancelled */
export async function tellEventTime(
  tx: Transaction,
  { timeZone, dayStartsAtHour }: { timeZone: string; dayStartsAtHour: number },
): Promise<number> {
  const { rows } = await tx.execute<{ pid: number }>(
    sql`SELECT set_config('TimeZone', ${timeZone}, true),
      set_config('exports.day_starts_at', ${`${dayStartsAtHour} hours`}, true), pg_backend_pid() AS pid`,
  )
  return rows[0]?.pid ?? 0
}

/** Stops what that process of the database does at the moment; one that waits for its next query goes on waiting. */
export async function cancelQuery(db: DatabaseHandle, pid: number): Promise<void> {
  await db.execute(sql`SELECT pg_cancel_backend(${pid})`)
}

export async function countRows(tx: Transaction, selection: Selection): Promise<number> {
  const { counted, from } = selection.definition
  let total = 0
  for (const source of [counted ?? from].flat()) {
    const { rows } = await tx.execute<{ total: number }>(
      sql`SELECT count(*)::float8 AS total FROM ${sql.raw(source)} WHERE ${onDays(selection)}`,
    )
    total += rows[0]?.total ?? 0
  }
  return total
}

/** Reads a dataset, some rows at a time; the transaction has one such reading. */
export async function* readRows(tx: Transaction, selection: Selection): AsyncGenerator<ExportRow[], void> {
  for (const source of [selection.definition.from].flat()) {
    await openCursor(tx, selection, source)
    for (let rows = await fetchRows(tx); rows.length > 0; rows = await fetchRows(tx)) yield rows
    await tx.execute(sql`CLOSE export`)
  }
}

async function openCursor(
  tx: Transaction,
  { definition, columns, ...days }: Selection,
  source: string,
): Promise<void> {
  const values = columns.map(({ name, type, value }) => {
    // Sums are decimals to the database, and larger than its integers.
    const shown = sql.raw(type === 'integer' ? `(${value})::float8` : value)
    return sql`${shown} AS ${sql.identifier(name)}`
  })
  await tx.execute(
    sql`DECLARE export NO SCROLL CURSOR FOR SELECT ${sql.join(values, sql`, `)} FROM ${sql.raw(source)}
      WHERE ${onDays({ definition, columns, ...days })} ORDER BY ${sql.raw(definition.orderBy)}`,
  )
}

async function fetchRows(tx: Transaction): Promise<ExportRow[]> {
  const { rows } = await tx.execute<ExportRow>(sql.raw(`FETCH ${ROWS_AT_A_TIME} FROM export`))
  return rows
}

function onDays({ definition: { moment }, from, to }: Selection): SQL {
  if (moment === undefined) return sql`true`
  const at = sql.raw(moment)
  return sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${at} >= event_day_begins(${from}::date)`]),
      ...(to === undefined ? [] : [sql`${at} < event_day_begins(${to}::date + 1)`]),
    ],
    sql` AND `,
  )
}
