import pg from 'pg'
import type { DatabaseLimits } from './limits.ts'

/** Name by which PostgreSQL shows our connections; the embedded server stays up while one of them lives. */
export const APPLICATION_NAME = 'livefest'

/** Name of the one connection that a process keeps for as long as it serves: by it others see that it is at work. */
export const SERVING_NAME = `${APPLICATION_NAME} serving`

/** Opens a pool that keeps its limits also while the server, or the way to it, hangs. */
export function openPool(
  url: string,
  limits: DatabaseLimits['calls'],
  report: (problem: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limits.answer,
    // The last one stays: to open another takes longer than most of what is asked.
    min: 1,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  })
  pool.on('error', report)
  giveUpWhatHangs(pool)
  return pool
}

/**
 * A server that does not even keep its own limit hangs, or nothing reaches it any more. pg then forgets the query but
 * keeps the connection: here it is closed, before a transaction is rolled back on it or the next one gets it. So are the
 * idle ones, which lead to the same place: else each of them would cost somebody the whole limit.
 */
function giveUpWhatHangs(pool: pg.Pool): void {
  const connected = new Set<pg.PoolClient>()
  const lent = new WeakSet<pg.PoolClient>()
  const closeIdle = () => {
    for (const client of connected) {
      if (!lent.has(client)) closeAtOnce(client)
    }
  }
  pool.on('connect', (client) => {
    connected.add(client)
    // One that breaks between two queries of a transaction: the next query tells. Without a listener the process ends.
    client.on('error', () => {})
    onSilence(client, () => {
      void client.end()
      closeIdle()
    })
  })
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (problem, client) => {
    if (isSilence(problem)) closeIdle()
    lent.delete(client)
  })
  pool.on('remove', (client) => connected.delete(client))
}

/** Calls when a query of this connection was not answered in time. */
function onSilence(client: pg.PoolClient, giveUp: () => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const answer = query(...given)
    // The pool's own queries have a callback instead, and it closes the connection of one that failed.
    if (answer instanceof Promise) answer.catch((problem: unknown) => isSilence(problem) && giveUp())
    return answer
  }
  client.query = watched as typeof client.query
}

function isSilence(problem: unknown): boolean {
  return problem instanceof Error && problem.message === 'Query read timeout'
}

/** Without a farewell, which nobody would answer; the pool hears of it as of any connection that breaks. */
function closeAtOnce({ connection }: pg.PoolClient): void {
  const { stream } = connection as unknown as { stream: { destroy(problem: Error): void } }
  stream.destroy(new Error('Connection terminated: another one was not answered'))
}
