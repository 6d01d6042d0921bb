import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { copyDatabase } from '../../test/database.ts'
import { type FunctionFile, readFunctionFiles } from './functions.ts'
import { migrate } from './migrate.ts'
import { SERVING_NAME } from './pool.ts'

const files = await readFunctionFiles()

/** A database of the version before: its functions are those of the migrations. */
async function aDatabaseFromBefore(): Promise<pg.Pool> {
  const pool = await anEmptyDatabase()
  await migrate(pool, [])
  await pool.query('DROP TABLE function_versions')
  return pool
}

async function anEmptyDatabase(): Promise<pg.Pool> {
  const pool = await aDatabase()
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  return pool
}

/** A database that is on this version. */
async function aDatabase(): Promise<pg.Pool> {
  const { url, drop } = await copyDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined)
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  return pool
}

/** Somebody who serves on this database, as the live line of a server does. */
async function aServerAtWork(pool: pg.Pool): Promise<{ stop(): Promise<void> }> {
  const client = new pg.Client({
    connectionString: pool.options.connectionString,
    application_name: SERVING_NAME,
  })
  client.on('error', () => undefined)
  await client.connect()
  const stop = () => client.end()
  onTestFinished(stop)
  return { stop }
}

/** This version's files, one of them saying something else. */
function withEventDay(replace: (sql: string) => string): FunctionFile[] {
  const name = 'event/event-day.sql'
  expect(files.map((file) => file.name)).toContain(name)
  return files.map((file) => (file.name === name ? { name, sql: replace(file.sql) } : file))
}

const toTheSecond = withEventDay((sql) =>
  sql.replace('day_starts_at_hour)', 'day_starts_at_hour, secs => 1)'),
)

async function writtenFunctions(pool: pg.Pool): Promise<unknown[]> {
  const { rows } =
    await pool.query(`SELECT oid::regprocedure::text AS signature, xmin::text AS written, prosrc
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace ORDER BY 1`)
  return rows
}

async function bodyOf(pool: pg.Pool, name: string): Promise<string[]> {
  const { rows } = await pool.query<{ prosrc: string }>('SELECT prosrc FROM pg_proc WHERE proname = $1', [
    name,
  ])
  return rows.map((row) => row.prosrc)
}

it('functions that say the same are not touched when a server starts again', async () => {
  const pool = await aDatabase()
  const before = await writtenFunctions(pool)
  expect(await migrate(pool)).toBe('unchanged')
  expect(await writtenFunctions(pool)).toEqual(before)
})

it('a new database and one from before end with the same functions', async () => {
  const before = await aDatabaseFromBefore()
  expect(await migrate(before)).toBe('applied')
  const anew = await anEmptyDatabase()
  expect(await migrate(anew)).toBe('applied')
  const withoutAge = (rows: unknown[]) => rows.map((row) => ({ ...(row as object), written: '' }))
  expect(withoutAge(await writtenFunctions(anew))).toEqual(withoutAge(await writtenFunctions(before)))
})

it('a file that changed takes the place of what it said before', async () => {
  const pool = await aDatabase()
  expect(await migrate(pool, toTheSecond)).toBe('applied')
  expect(await bodyOf(pool, 'event_day')).toEqual([expect.stringContaining('secs => 1')])
  expect(await migrate(pool, toTheSecond)).toBe('unchanged')
})

it.each([
  [
    'another parameter',
    'event_day(moment timestamptz)',
    'event_day(moment timestamptz, shift interval DEFAULT NULL)',
  ],
  ['another name of a parameter', /\bmoment\b/g, 'instant'],
  ['another result', 'RETURNS date', 'RETURNS timestamp'],
])('a function with %s replaces the old one instead of standing beside it', async (_, from, to) => {
  const pool = await aDatabase()
  const changed = withEventDay((sql) => sql.replace(from, to))
  expect(await migrate(pool, changed)).toBe('applied')
  expect(await bodyOf(pool, 'event_day')).toHaveLength(1)
  expect((await pool.query('SELECT event_day(now()) IS NULL AS answers')).rows).toHaveLength(1)
  expect(await migrate(pool)).toBe('applied')
  expect(await bodyOf(pool, 'event_day')).toHaveLength(1)
})

it('a file with a mistake leaves every function as it was', async () => {
  const pool = await aDatabase()
  const before = await writtenFunctions(pool)
  const broken = [
    ...toTheSecond,
    { name: 'zz/broken.sql', sql: 'CREATE OR REPLACE FUNCTION broken() RETURNS' },
  ]
  await expect(migrate(pool, broken)).rejects.toThrow(/syntax error/)
  expect(await writtenFunctions(pool)).toEqual(before)
  expect(await migrate(pool)).toBe('unchanged')
})

it('an older server that starts again beside newer ones leaves their functions in force', async () => {
  const pool = await aDatabase()
  await aServerAtWork(pool)
  expect(await migrate(pool, toTheSecond)).toBe('applied')
  const before = await writtenFunctions(pool)
  expect(await migrate(pool)).toBe('left-alone')
  expect(await migrate(pool, toTheSecond)).toBe('unchanged')
  expect(await writtenFunctions(pool)).toEqual(before)
})

it('going back to an older version brings its functions back once the newer servers have stopped', async () => {
  const pool = await aDatabase()
  expect(await migrate(pool, toTheSecond)).toBe('applied')
  const { stop } = await aServerAtWork(pool)
  expect(await migrate(pool)).toBe('left-alone')
  await stop()
  await expect.poll(() => migrate(pool)).toBe('applied')
  expect(await bodyOf(pool, 'event_day')).toEqual([expect.not.stringContaining('secs => 1')])
})

it('every function that a file creates is named in a way that lets old signatures be found', async () => {
  for (const { name, sql } of files) {
    const created = sql.match(/\bCREATE\b/g)?.length ?? 0
    expect(sql.match(/^CREATE OR REPLACE FUNCTION \w+\(/gm)?.length, name).toBe(created)
  }
})
