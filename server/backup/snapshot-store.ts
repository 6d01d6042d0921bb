import pg from 'pg'
import { to } from 'pg-copy-streams'
import { locks } from '../db/locks.ts'
import { type SnapshotEnd, type SnapshotTable, writeFrames } from './frames.ts'

/** What a snapshot shows, as the database says it. */
export interface SnapshotFacts {
  event: string
  festival: string
  at: Date
  migrations: string[]
}

/** The whole database at one moment, while others go on writing. */
export interface Snapshot {
  facts: SnapshotFacts
  content: AsyncIterable<Buffer>
}

/** Of these a restored database has its own. */
const OWN = ['migrations', 'function_versions']

/** Text says the same to every version and setting of PostgreSQL. */
export const PLAIN_TEXT = `SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
  SET TimeZone = 'UTC'; SET extra_float_digits = 1; SET bytea_output = 'hex'`

/** Whether this connection is the one that makes backups now; until it ends. */
export async function takeBackupLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [
    locks.backup,
  ])
  return rows[0]?.ours === true
}

/**
 * Reads the whole database in one transaction that sees one moment. Migrations wait until it is over: a table that
 * they wait for would keep taps waiting.
 */
export async function withSnapshot<T>(
  client: pg.Client,
  act: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  await client.query(PLAIN_TEXT)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    await client.query('SELECT pg_advisory_xact_lock_shared($1)', [locks.migration])
    const facts = await readFacts(client)
    const answer = await act({
      facts,
      content: writeFrames(tablesOf(client), () => listSequences(client)),
    })
    await client.query('COMMIT')
    return answer
  } catch (problem) {
    // A COPY that was left in the middle leaves nothing to say goodbye with.
    client.connection.stream.destroy()
    throw problem
  }
}

async function readFacts(client: pg.Client): Promise<SnapshotFacts> {
  const { rows } = await client.query<Omit<SnapshotFacts, 'migrations'>>(
    `SELECT e.name AS event, f.id AS festival, now() AS at FROM event e, festival_identity f`,
  )
  const [facts] = rows
  if (!facts) throw new Error('There is no festival in this database.')
  const ran = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  return { ...facts, migrations: ran.rows.map(({ name }) => name) }
}

/** Tables with the columns that are stored and not computed. */
const TABLES = `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> ALL ($1)
  GROUP BY c.relname ORDER BY c.relname`

async function* tablesOf(client: pg.Client): AsyncGenerator<SnapshotTable & { count: () => number }> {
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(TABLES, [OWN])
  for (const { table, columns } of tables) {
    const copy = client.query(to(`COPY ${copyTarget(table, columns)} TO STDOUT`))
    // A connection that breaks before anybody reads the rows has to be heard of by whoever reads them.
    copy.on('error', (problem) => copy.destroy(problem))
    yield { table, columns, rows: copy, count: () => copy.rowCount }
  }
}

/** How COPY names a table and its columns. */
export function copyTarget(table: string, columns: readonly string[]): string {
  const name = pg.escapeIdentifier(table)
  return `${name} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`
}

/** How far every column that counts has counted: identities, and those to which a sequence belongs. */
async function listSequences(client: pg.Client): Promise<SnapshotEnd['sequences']> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT c.relname AS table, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND a.attnum > 0
        AND NOT a.attisdropped AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL
      ORDER BY 1`,
  )
  const sequences: SnapshotEnd['sequences'] = []
  for (const { table, column } of rows) {
    const { rows: counted } = await client.query<{ last: string }>(
      `SELECT COALESCE(pg_sequence_last_value(pg_get_serial_sequence($1, $2)), 0)::text AS last`,
      [pg.escapeIdentifier(table), column],
    )
    sequences.push({ table, column, last: counted[0]?.last ?? '0' })
  }
  return sequences
}
