import { access } from 'node:fs/promises'
import { readConfig } from '../config.ts'
import { StartupProblem } from '../startup-problem.ts'
import { type Database, openDatabase } from './client.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { commandLimits } from './limits.ts'

/**
 * Joins the database of a festival from a command, also while the festival is running, and leaves it as it was found.
 * @throws StartupProblem when there is no festival yet
 */
export async function joinFestival<T>(act: (db: Database, url: string) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl === undefined ? await joinDatabaseOf(config.dataDir) : undefined
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const db = openDatabase(url, () => undefined, commandLimits)
  try {
    const { rows } = await db.$client.query("SELECT to_regclass('interactions') IS NOT NULL AS is_there")
    if (!rows[0]?.is_there) throw new StartupProblem('There is no ledger yet: open the festival first.')
    return await act(db, url)
  } finally {
    await db.$client.end()
    await embedded?.stop()
  }
}

/** Joins the database that a running festival uses, or starts it for the moment. */
async function joinDatabaseOf(dataDir: string) {
  await access(dataDir).catch(() => {
    throw new StartupProblem(`There is no festival in ${dataDir} yet.`)
  })
  return startEmbeddedPostgres({ dataDir, log: () => undefined })
}
