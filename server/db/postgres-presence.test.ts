import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { copyDatabase } from '../../test/database.ts'
import { openDoubtfulLine } from '../../test/doubtful-line.ts'
import { eventually } from '../../test/eventually.ts'
import { announcePresence } from './postgres-presence.ts'

const NAME = 'livefest presence'

it('who leaves while signing on to a database that came back is gone, and was the last', async () => {
  const { url, drop } = await copyDatabase()
  const line = await openDoubtfulLine(url)
  const watcher = new pg.Client({ connectionString: url })
  await watcher.connect()
  onTestFinished(async () => {
    await watcher.end()
    await drop()
  })
  const present = async () => {
    const { rows } = await watcher.query(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [NAME],
    )
    return rows.map(({ pid }) => pid)
  }
  let hasWokenUp = false
  const wakeUp = async () => {
    hasWokenUp = true
    // Signing on takes a while from here.
    line.hang()
  }
  const presence = await announcePresence(line.url, wakeUp, () => undefined)
  await watcher.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [await present()])
  await eventually(() => expect(hasWokenUp).toBe(true))
  const leaving = presence.leave()
  line.goOn()

  expect(await leaving).toBe(true)
  await eventually(async () => expect(await present()).toEqual([]))
})
