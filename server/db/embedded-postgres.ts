import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseAway } from '../database-away.ts'
import { StartupProblem } from '../startup-problem.ts'
import { initialiseCluster, openPostgresHome, type PostgresHome } from './postgres-home.ts'
import { haltPostmaster, launchPostmaster, locatePostmaster } from './postgres-postmaster.ts'
import { announcePresence } from './postgres-presence.ts'
import { whileAlone } from './postgres-start-lock.ts'

export interface EmbeddedPostgresOptions {
  /** The data folder of the festival; the database takes the folder `database` in it. */
  dataDir: string
  /** Receives one plain line per thing worth telling the person who started the server. */
  log: (line: string) => void
  /** False for unit tests alone: commits then survive no power cut. */
  isDurable?: boolean
}

export interface EmbeddedPostgres {
  /** Connects to the database `livefest` on loopback; holds the password, so it belongs in no log. */
  url: string
  /** Where the database really is, which as root may be outside the data folder. */
  folder: string
  /** Leaves the database, and stops it when no other server of this data folder is using it. */
  stop(): Promise<void>
}

/**
 * Brings up the real PostgreSQL of a data folder: starts it, takes over one that outlived a killed server, or
 * joins the one that another server of the same folder is using.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, isDurable = true } = options
  const home = await openPostgresHome(dataDir, log)
  const lockFile = join(home.folder, 'starting.lock')
  return whileAlone(lockFile, async () => {
    const password = await initialiseCluster(home, log, isDurable)
    const url = await openDatabase(home, password, { log, isDurable })
    let stopped: Promise<void> | undefined
    const wakeUp = () =>
      whileAlone(lockFile, async () => {
        const found = await locatePostmaster(home)
        if (found.isRunning || stopped !== undefined) return
        // Whoever uses the database knows it by this port.
        await launchPostmaster(home, { port: Number(new URL(url).port), mustKeepPort: true }, isDurable)
        log('The database had ended and was started again.')
      })
    const presence = await announcePresence(url, wakeUp, log)
    const leave = () =>
      whileAlone(lockFile, async () => {
        if (await presence.leave()) await haltPostmaster(home)
        else log('Another server is using the database, which therefore keeps running.')
      })
    return {
      url,
      folder: home.folder,
      stop: () => {
        stopped ??= leave()
        return stopped
      },
    }
  })
}

/** A server that was killed reads its log again before it lets anybody in; a busy machine needs a while for that. */
const PATIENCE_MS = 20_000
const PAUSE_MS = 200

/** Makes sure that the database runs, lets us in and holds the festival. */
async function openDatabase(
  home: PostgresHome,
  password: string,
  { log, isDurable }: { log: (line: string) => void; isDurable: boolean },
): Promise<string> {
  const giveUpAt = Date.now() + PATIENCE_MS
  let isLaunched = false
  while (true) {
    // Looked for anew at every try: one that is being killed still looks alive for a moment.
    const found = await locatePostmaster(home)
    isLaunched ||= !found.isRunning
    const port = found.isRunning ? found.port : await launchPostmaster(home, found, isDurable)
    const server = `postgres://livefest:${password}@127.0.0.1:${port}`
    try {
      await makeDatabase(server, home.cluster)
      if (!isLaunched) log('The database is running already and is used as it is.')
      return `${server}/livefest`
    } catch (error) {
      if (isDatabaseAway(error) && Date.now() < giveUpAt) {
        await wait(PAUSE_MS)
        continue
      }
      const reason = error instanceof Error ? error.message : 'no answer'
      throw new StartupProblem(
        `The database in ${home.cluster} runs but does not let the server in (${reason}).`,
      )
    }
  }
}

async function makeDatabase(server: string, cluster: string): Promise<void> {
  const client = new pg.Client({
    connectionString: `${server}/postgres`,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('data_directory') as folder,
              exists (select from pg_database where datname = 'livefest') as is_made`,
    )
    if (resolve(rows[0].folder) !== resolve(cluster)) throw new Error('another database answers')
    if (!rows[0].is_made) await client.query('create database livefest')
  } finally {
    await client.end().catch(() => {})
  }
}
