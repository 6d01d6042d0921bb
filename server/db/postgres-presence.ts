import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { presenceLock } from './locks.ts'

export interface PostgresPresence {
  /** Signs off; answers whether nobody else is signed on. */
  leave(): Promise<boolean>
}

/** A connection of which only our half is left says nothing: so often we ask, and so long we wait (milliseconds). */
const PING_MS = 5_000

const PAUSE_MS = 500

/**
 * Signs on to the database with one connection of its own, which the system closes when the process dies. The connection
 * also tells when the database ends: it is then woken up, and we sign on again.
 * @param wakeUp starts the database unless it runs
 */
export async function announcePresence(
  url: string,
  wakeUp: () => Promise<void>,
  log: (line: string) => void,
): Promise<PostgresPresence> {
  let hasLeft = false
  let signingOn: Promise<pg.Client> | undefined
  let client = await signOn(url, comeBack)
  const ping = setInterval(() => {
    client.query('select 1').catch(() => client.end().catch(() => {}))
  }, PING_MS).unref()

  async function comeBack() {
    let lastLine = ''
    while (!hasLeft) {
      try {
        await wakeUp()
        if (hasLeft) return
        signingOn = signOn(url, comeBack)
        client = await signingOn
        return
      } catch (problem) {
        const line = problem instanceof Error ? problem.message : 'The database does not come back.'
        if (line !== lastLine) log(line)
        lastLine = line
        await pause(PAUSE_MS, undefined, { ref: false })
      }
    }
  }

  return {
    async leave() {
      hasLeft = true
      clearInterval(ping)
      // Who signs on in this very moment would stay for ever, and nobody after us could stop the database.
      client = (await signingOn?.catch(() => undefined)) ?? client
      // Without a connection we cannot ask, so we sign on once more; if that fails too, nothing is left to stop.
      const signOnAgain = () => signOn(url, () => {}).then(signOff)
      return signOff(client)
        .catch(signOnAgain)
        .catch(() => true)
    },
  }
}

async function signOn(url: string, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'livefest presence',
    connectionTimeoutMillis: PING_MS,
    query_timeout: PING_MS,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1, $2)', presenceLock)
  } catch (problem) {
    void client.end().catch(() => {})
    throw problem
  }
  client.once('end', onLost)
  return client
}

async function signOff(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1, $2)', presenceLock)
  const alone = await client.query('select pg_try_advisory_lock($1, $2) as is_alone', presenceLock)
  // Nobody waits for the farewell of a database that may hang.
  void client.end().catch(() => {})
  return alone.rows[0].is_alone
}
