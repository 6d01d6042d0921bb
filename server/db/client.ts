import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** The database handle: Drizzle for queries, its pool for plain SQL. */
export type Database = NodePgDatabase & { $client: pg.Pool }

/** Name by which PostgreSQL shows our connections; the embedded server stays up while one of them lives. */
export const APPLICATION_NAME = 'livefest'

/** Name of the one connection that a process keeps for as long as it serves: by it others see that it is at work. */
export const SERVING_NAME = `${APPLICATION_NAME} serving`

/** Connections per process: enough to keep two cores of PostgreSQL busy, few enough for many processes. */
const POOL_SIZE = 12

/**
 * Opens a pool of connections. A connection that breaks while idle is only reported: the pool replaces it.
 * @param report hears of broken idle connections
 */
export function openDatabase(url: string, report: (problem: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  pool.on('error', report)
  return drizzle({ client: pool })
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** Whether an error says that the database could not be reached, rather than that a statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // A FATAL ends the connection: whatever the reason, this database does not serve us now.
  if ('severity' in error && error.severity === 'FATAL') return true
  if (AWAY.has(code) || code.startsWith('08')) return true
  if (
    /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(error.message)
  )
    return true
  return isDatabaseAway(error.cause)
}

/** A transaction of the database: what a store needs to take part in one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
