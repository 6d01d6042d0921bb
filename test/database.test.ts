import pg from 'pg'
import { expect, it } from 'vitest'
import { copyDatabase } from './database.ts'

it('every festival of the tests has a database of its own, which is gone afterwards', async () => {
  const [one, two] = await Promise.all([copyDatabase(), copyDatabase()])
  await ask(one.url, 'create table bands (name text)')
  expect(await ask(one.url, "select to_regclass('bands') as bands")).toEqual([{ bands: 'bands' }])
  expect(await ask(two.url, "select to_regclass('bands') as bands")).toEqual([{ bands: null }])
  expect(await ask(two.url, "select to_regclass('migrations') as migrations")).toEqual([
    { migrations: 'migrations' },
  ])
  await Promise.all([one.drop(), two.drop()])
  await expect(ask(one.url, 'select 1')).rejects.toThrow(/does not exist/)
})

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
