import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { applyFunctions, type FunctionFile, type FunctionsOutcome, readFunctionFiles } from './functions.ts'
import { locks } from './locks.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The table of the migrations that a database has seen. */
export const CREATE_MIGRATIONS =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())'

/**
 * Brings the database to this version: runs the migrations that it has not seen, in order, each in a transaction, and
 * then replaces the functions of the slices if they changed. Several processes may call it at once; one works, the
 * others wait for it.
 */
export async function migrate(pool: pg.Pool, functions?: readonly FunctionFile[]): Promise<FunctionsOutcome> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [locks.migration])
    await client.query(CREATE_MIGRATIONS)
    const ran = await client.query<{ name: string }>('SELECT name FROM migrations')
    const known = new Set(ran.rows.map((row) => row.name))
    for (const name of await listMigrations()) {
      if (!known.has(name)) await runMigration(client, name)
    }
    return await applyFunctions(client, functions ?? (await readFunctionFiles()))
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [locks.migration]).catch(() => undefined)
    client.release()
  }
}

/** Names of all migrations of this version, in the order in which they run. */
export async function listMigrations(): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith('.sql')).sort()
}

/** Whether a database has seen these migrations. */
export async function isMigrated(pool: pg.Pool, names: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM migrations WHERE name = ANY($1)',
    [names],
  )
  return rows[0]?.count === names.length
}

async function runMigration(client: pg.PoolClient, name: string): Promise<void> {
  await client.query('BEGIN')
  try {
    await writeMigration(client, name)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Runs one migration in the transaction of the caller. */
export async function writeMigration(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(await readFile(new URL(name, folder), 'utf8'))
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
}
