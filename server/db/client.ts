import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type DatabaseLimits, festivalLimits } from './limits.ts'
import { openPool } from './pool.ts'

/** A database handle: Drizzle for queries, its pool for plain SQL. */
export type DatabaseHandle = NodePgDatabase & { $client: pg.Pool }

/** The database of the festival. Each handle has connections and limits of its own (limits.ts). */
export interface Database extends DatabaseHandle {
  /** For recording taps. */
  forTaps: DatabaseHandle
  /** For work that may take longer than anybody waits at a station. */
  forLongWork: DatabaseHandle
  /** For exports, which go on for as long as somebody fetches them. */
  forExports: DatabaseHandle
  limits: DatabaseLimits
}

/**
 * Opens the pools of connections; ending `$client` ends them all. A connection that breaks while idle is only reported:
 * its pool replaces it.
 * @param report hears of broken idle connections
 */
export function openDatabase(
  url: string,
  report: (problem: Error) => void,
  limits: DatabaseLimits = festivalLimits,
): Database {
  const [taps, calls, longWork, exports] = [limits.taps, limits.calls, limits.longWork, limits.exports].map(
    (limit) => openPool(url, limit, report),
  ) as [pg.Pool, pg.Pool, pg.Pool, pg.Pool]
  const end = calls.end.bind(calls)
  calls.end = async () => void (await Promise.all([end(), taps.end(), longWork.end(), exports.end()]))
  return Object.assign(openHandle(calls), {
    forTaps: openHandle(taps),
    forLongWork: openHandle(longWork),
    forExports: openHandle(exports),
    limits,
  })
}

/**
 * A handle whose transactions give their connection back whatever happens. Drizzle's own keep it for ever when not even
 * BEGIN was answered, so that a database which hung for a moment would leave a pool without connections.
 */
function openHandle(pool: pg.Pool): DatabaseHandle {
  const transaction: DatabaseHandle['transaction'] = async (run, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction(run, config)
    } finally {
      // A connection whose transaction could not be ended is closed rather than handed to the next one.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return Object.assign(drizzle({ client: pool }), { transaction })
}

/** A transaction of the database: what a store needs to take part in one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
