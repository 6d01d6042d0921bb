import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Database } from '../db/client.ts'
import { locks } from '../db/locks.ts'
import { CREATE_MIGRATIONS, listMigrations, migrate, writeMigration } from '../db/migrate.ts'
import { SERVING_NAME } from '../db/pool.ts'
import type { SnapshotEnd, SnapshotTable } from './frames.ts'
import { copyTarget, PLAIN_TEXT } from './snapshot-store.ts'

/** Tables whose rows say that somebody has worked here; what a new festival is founded with is none of them. */
const WORK = {
  attendees: 'attendees',
  interactions: 'taps and other rows of the ledger',
  users: 'users of the dashboard',
  stations: 'stations',
  knowledge_entries: 'entries of the event knowledge',
  prize_tiers: 'prizes',
  sessions: 'visits',
  terms: 'published terms',
  audit_records: 'changes by staff',
}

/** Whether a server is at work with this database. */
export async function isServed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ served: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1) AS served`,
    [SERVING_NAME],
  )
  return rows[0]?.served === true
}

/** What the database holds that a restore would destroy, in words; nothing where a festival was just founded. */
export async function listHeld(client: pg.Client): Promise<string[]> {
  const tables = await listTables(client)
  if (tables.length === 0) return []
  if (!tables.includes('migrations')) {
    return [`tables of something else (${tables.slice(0, 5).join(', ')})`]
  }
  const held: string[] = []
  for (const [table, what] of Object.entries(WORK)) {
    if (!tables.includes(table)) continue
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
    if (rows[0]?.count) held.push(`${rows[0].count.toLocaleString('en')} ${what}`)
  }
  return held
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind IN ('r', 'p', 'v', 'm') AND relnamespace = current_schema()::regnamespace ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Opens the transaction of a restore; no server can begin here meanwhile. */
export async function beginRestore(client: pg.Client): Promise<void> {
  await client.query(PLAIN_TEXT)
  await client.query('SELECT pg_advisory_lock($1)', [locks.migration])
  await client.query('BEGIN')
}

/** Takes away what the founding of a festival has made, and makes the tables as they were in the backup. */
export async function makeTablesAnew(client: pg.Client, migrations: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `SELECT format('DROP %s IF EXISTS %s CASCADE', CASE relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, oid::regclass) AS drop
      FROM pg_class WHERE relkind IN ('r', 'v') AND relnamespace = current_schema()::regnamespace
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p
      WHERE pronamespace = current_schema()::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL
    SELECT format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype) FROM pg_type t JOIN pg_class c ON c.oid = t.typrelid
      WHERE c.relkind = 'c' AND t.typnamespace = current_schema()::regnamespace`,
  )
  for (const { drop } of rows) await client.query(drop)
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE')
  await client.query(CREATE_MIGRATIONS)
  for (const name of migrations) await writeMigration(client, name)
}

/** Empties all tables and lifts their references and triggers; answers what puts those back. */
export async function openTablesForLoading(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  const tables = (await listTables(client)).filter((name) => name !== 'migrations')
  for (const { table, name } of references) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  }
  for (const table of tables)
    await client.query(`ALTER TABLE ${pg.escapeIdentifier(table)} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.map((table) => pg.escapeIdentifier(table)).join(', ')}`)
  return async () => {
    for (const { table, name, definition } of references) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    }
    for (const table of tables) {
      await client.query(`ALTER TABLE ${pg.escapeIdentifier(table)} ENABLE TRIGGER USER`)
    }
  }
}

/** Loads the rows of a table. @returns how many they were */
export async function loadTable(client: pg.Client, { table, columns, rows }: SnapshotTable): Promise<number> {
  const copy = client.query(from(`COPY ${copyTarget(table, columns)} FROM STDIN`))
  await pipeline(Readable.from(rows), copy)
  return copy.rowCount
}

/**
 * Numbers that were given out after the backup are not given out again: somebody may still remember them. So many are
 * left out, which is more than a large festival writes between two backups.
 */
const LEFT_OUT = 1_000_000n

export async function continueSequences(
  client: pg.Client,
  sequences: SnapshotEnd['sequences'],
): Promise<void> {
  for (const { table, column, last } of sequences) {
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [
      pg.escapeIdentifier(table),
      column,
      String(BigInt(last) + LEFT_OUT),
    ])
  }
}

/** Brings the restored tables to this version, and tells the stations that this is another ledger. */
export async function finishRestore(client: pg.Client, laterMigrations: readonly string[]): Promise<void> {
  for (const name of laterMigrations) await writeMigration(client, name)
  await client.query('UPDATE ledger_epoch SET epoch = random_id()')
  await client.query('COMMIT')
}

export { listMigrations }

/** Applies the functions of this version to restored tables. */
export async function applyFunctions(db: Database): Promise<void> {
  await migrate(db.$client)
}

/** Whether the database refused something, and not the file. */
export function isOfDatabase(problem: unknown): boolean {
  return problem instanceof pg.DatabaseError
}
