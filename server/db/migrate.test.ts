import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { copyDatabase } from '../../test/database.ts'
import { listMigrations, migrate } from './migrate.ts'

/** A database in which nobody has done anything yet. */
async function anEmptyDatabase(): Promise<string> {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await client.end()
  return url
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 })
  // The test's database is dropped with whoever is still connected to it.
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  return pool
}

it('four processes that start at once on a new database migrate it once', async () => {
  const url = await anEmptyDatabase()
  const pools = [1, 2, 3, 4].map(() => openPool(url))
  await Promise.all(pools.map((pool) => migrate(pool)))
  const { rows } = await openPool(url).query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY ran_at, name',
  )
  expect(rows.map((row) => row.name)).toEqual(await listMigrations())
})

it('a database that is up to date is left alone', async () => {
  const pool = openPool(await anEmptyDatabase())
  await migrate(pool)
  const before = (await pool.query('SELECT * FROM migrations')).rows
  await migrate(pool)
  expect((await pool.query('SELECT * FROM migrations')).rows).toEqual(before)
})

it('a migration that fails leaves nothing of itself behind, and its lock is given back', async () => {
  const pool = openPool(await anEmptyDatabase())
  await pool.query('CREATE TABLE attendees (id text)')
  await expect(migrate(pool)).rejects.toThrow(/already exists/)
  expect((await pool.query("SELECT to_regclass('event') AS event")).rows).toEqual([{ event: null }])
  await pool.query('DROP TABLE attendees')
  await migrate(pool)
  expect((await pool.query('SELECT count(*)::int AS count FROM attendees')).rows).toEqual([{ count: 0 }])
})
