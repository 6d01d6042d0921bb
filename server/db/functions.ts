import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { SERVING_NAME } from './pool.ts'

const server = new URL('../', import.meta.url)

/** A file of SQL functions beside the slice whose rules they are. */
export interface FunctionFile {
  /** Its place under `server/`, as in `taps/record-tap.sql`. */
  name: string
  sql: string
}

/**
 * What became of the functions: brought to this version, already there, or left alone because a server with others
 * is at work.
 */
export type FunctionsOutcome = 'applied' | 'unchanged' | 'left-alone'

/** All function files of this version, in the order in which they are applied. */
export async function readFunctionFiles(): Promise<FunctionFile[]> {
  const folders = (await readdir(server, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const names = await Promise.all(
    folders.map(async ({ name: folder }) =>
      (await readdir(new URL(`${folder}/`, server)))
        .filter((file) => file.endsWith('.sql'))
        .map((file) => `${folder}/${file}`),
    ),
  )
  const inOrder = names.flat().sort()
  return Promise.all(
    inOrder.map(async (name) => ({ name, sql: await readFile(new URL(name, server), 'utf8') })),
  )
}

/**
 * Replaces the functions in the database by those of the files, all or none, if they say something else than the ones
 * in force. The caller holds the lock of the migrations.
 *
 * Servers of two versions may share a database for a while. Functions that this database has never had are newer and
 * take their place at once. Functions that it had before belong to an older server that starts again beside a newer
 * one, or to somebody who goes back on purpose: they return only when nobody is at work with the newer ones.
 */
export async function applyFunctions(
  client: pg.PoolClient,
  files: readonly FunctionFile[],
): Promise<FunctionsOutcome> {
  await client.query(`CREATE TABLE IF NOT EXISTS function_versions (
    hash text PRIMARY KEY, applied_at timestamptz NOT NULL, is_in_force boolean NOT NULL)`)
  const hash = fingerprintFunctions(files)
  const { rows } = await client.query<{ is_in_force: boolean; is_served: boolean }>(
    `SELECT is_in_force, EXISTS (SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = $2) AS is_served
      FROM function_versions WHERE hash = $1`,
    [hash, SERVING_NAME],
  )
  if (rows[0]?.is_in_force) return 'unchanged'
  if (rows[0]?.is_served) return 'left-alone'
  try {
    await replaceFunctions(client, files, hash)
  } catch (problem) {
    if (!isOtherSignature(problem)) throw problem
    await replaceFunctions(client, files, hash, functionsNamedIn(files))
  }
  return 'applied'
}

/** One value for all that the files say. */
export function fingerprintFunctions(files: readonly FunctionFile[]): string {
  const hash = createHash('sha256')
  for (const { name, sql } of files) hash.update(JSON.stringify([name, sql]))
  return hash.digest('hex')
}

/** @param dropFirst names of functions that are dropped before, because they cannot be replaced as they are */
async function replaceFunctions(
  client: pg.PoolClient,
  files: readonly FunctionFile[],
  hash: string,
  dropFirst: string[] = [],
): Promise<void> {
  await client.query('BEGIN')
  try {
    await dropFunctions(client, dropFirst)
    for (const { sql } of files) await client.query(sql)
    await dropFunctions(client, functionsNamedIn(files), 'AND xmin <> pg_current_xact_id()::xid')
    await client.query('UPDATE function_versions SET is_in_force = false')
    await client.query(
      `INSERT INTO function_versions VALUES ($1, clock_timestamp(), true)
        ON CONFLICT (hash) DO UPDATE SET applied_at = excluded.applied_at, is_in_force = true`,
      [hash],
    )
    await client.query('COMMIT')
  } catch (problem) {
    await client.query('ROLLBACK')
    throw problem
  }
}

/**
 * Drops functions of these names. A function has one signature here: what this transaction did not write itself is
 * an earlier one, which would be called by mistake. Triggers hold on to theirs, and those never change.
 */
async function dropFunctions(client: pg.PoolClient, names: string[], condition = ''): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
      WHERE proname = ANY($1) AND pronamespace = current_schema()::regnamespace
        AND prorettype <> 'trigger'::regtype ${condition}`,
    [names],
  )
  for (const { signature } of rows) await client.query(`DROP FUNCTION ${signature}`)
}

function functionsNamedIn(files: readonly FunctionFile[]): string[] {
  return files.flatMap(({ sql }) =>
    [...sql.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)/gm)].map(([, name]) => name ?? ''),
  )
}

/** PostgreSQL replaces no function whose result, parameter names or defaults are other ones. */
function isOtherSignature(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === '42P13'
}
