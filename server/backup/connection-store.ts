import pg from 'pg'
import { type Database, openDatabase } from '../db/client.ts'
import { commandLimits } from '../db/limits.ts'
import { APPLICATION_NAME } from '../db/pool.ts'

const HOUR_MS = 3_600_000

/** A connection of its own: a slow disk may keep it for long, and nobody waits for it. */
export async function connectAlone(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${APPLICATION_NAME} backup`,
    connectionTimeoutMillis: 10_000,
    statement_timeout: HOUR_MS,
    lock_timeout: 60_000,
    keepAlive: true,
  })
  // Whoever uses the connection hears of it from the query that breaks off.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The database as commands open it. */
export function openForCommand(url: string): Database {
  return openDatabase(url, () => undefined, commandLimits)
}
