import pg from 'pg'

/** The advisory lock that every running server shares, so that the last one to leave knows that it is the last. */
const presenceLock = [0x6c697665, 0x66657374]

export interface PostgresPresence {
  /** Signs off; answers whether nobody else is signed on. */
  leave(): Promise<boolean>
}

/** Signs on to the database with one connection of its own, which the system closes when the process dies. */
export async function announcePresence(url: string): Promise<PostgresPresence> {
  let hasLeft = false
  let client = await signOn(url, comeBack)

  // A crash of PostgreSQL drops every connection; it recovers by itself and we sign on again.
  function comeBack() {
    if (hasLeft) return
    setTimeout(async () => {
      if (hasLeft) return
      await signOn(url, comeBack).then((fresh) => {
        client = fresh
      }, comeBack)
    }, 1_000).unref()
  }

  return {
    async leave() {
      hasLeft = true
      // Without a connection we cannot ask, so we sign on once more; if that fails too, nothing is left to stop.
      const signOnAgain = () => signOn(url, comeBack).then(signOff)
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
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1, $2)', presenceLock)
  client.once('end', onLost)
  return client
}

async function signOff(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1, $2)', presenceLock)
  const alone = await client.query('select pg_try_advisory_lock($1, $2) as is_alone', presenceLock)
  await client.end()
  return alone.rows[0].is_alone
}
