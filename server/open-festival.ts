import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { fetchWantedPictures } from './avatars/index.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { isDatabaseAway } from './database-away.ts'
import { type Database, openDatabase } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { commandLimits, festivalLimits, stretchLimits } from './db/limits.ts'
import { migrate } from './db/migrate.ts'
import { archiveHourly } from './editions/index.ts'
import { catchUpWithLedger } from './figures/index.ts'
import { freePort } from './free-port.ts'
import { gatherDeps } from './gather-deps.ts'
import { mailPhoto } from './gift-aura/index.ts'
import type { App } from './http/typed-app.ts'
import { createLiveHub } from './live/index.ts'
import type { Log } from './log.ts'
import { mailNoticesRegularly } from './notices/index.ts'
import { watchLedger } from './points/index.ts'
import { prepareInBackground } from './preparation/index.ts'
import { workOnPretix } from './pretix/index.ts'
import { applyRetentionHourly, eraseDueRegularly } from './privacy/index.ts'
import { syncSchedulesRegularly } from './schedules/index.ts'
import { foundFestival, listDemoTraces } from './seed/index.ts'
import { StartupProblem } from './startup-problem.ts'
import { watchStations } from './stations/index.ts'
import { makeVectorsInBackground } from './vectors/index.ts'
import { sendWebhooks } from './webhooks/index.ts'

/** A festival that answers requests. */
export interface OpenFestival {
  url: string
  /** Finishes requests in flight, then closes everything in the reverse order of opening. */
  close(): Promise<void>
}

/**
 * Opens everything that one process of the festival needs: database, migrations, seeded content, application.
 * @throws StartupProblem with one sentence for people when something is missing
 */
export async function openFestival(settings: Config, log: Log): Promise<OpenFestival> {
  const config = await withPort(settings)
  const database = config.databaseUrl === undefined ? await startOwnDatabase(config, log) : undefined
  const url = database?.url ?? config.databaseUrl ?? ''
  const limits = stretchLimits(festivalLimits, config.databasePatience)
  const db = openDatabase(url, (problem) => log.warn(problem, 'database connection lost'), limits)
  try {
    await prepare(config, url, log)
    const clock = systemClock
    if (config.mode === 'live') await refuseDemo(db)
    const live = createLiveHub(db, (problem, what) => log.warn(problem, what))
    const deps = await gatherDeps({ config, clock, db, live, log })
    const app = await buildApp(deps)
    const address = await listen(app, config)
    // The door opens first: mails that wait can wait another moment.
    void deps.mail.work((photoId, isLastTry) => mailPhoto(deps, photoId, isLastTry))
    deps.backups.keep()
    const retention = applyRetentionHourly(deps)
    const editions = archiveHourly(deps)
    const notices = mailNoticesRegularly(deps)
    const erasures = eraseDueRegularly(deps)
    const watch = watchStations(deps)
    const pictures = fetchWantedPictures(deps)
    const schedules = syncSchedulesRegularly(deps)
    const pretix = workOnPretix(deps)
    const webhooks = sendWebhooks(deps)
    const preparation = prepareInBackground(deps)
    const vectors = makeVectorsInBackground(deps)
    const ledger = config.mode === 'live' ? watchLedger(deps) : undefined
    const close = async () => {
      retention.stop()
      editions.stop()
      notices.stop()
      erasures.stop()
      watch.stop()
      pictures.stop()
      schedules.stop()
      pretix.stop()
      webhooks.stop()
      ledger?.stop()
      await preparation.stop()
      await vectors.stop()
      await app.close()
      await live.close()
      await db.$client.end()
      await database?.stop()
    }
    return { url: address, close }
  } catch (problem) {
    await db.$client.end().catch(() => undefined)
    await database?.stop()
    throw problem
  }
}

/** Port 0 is any free one; it is chosen here, because addresses are told before anybody listens. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config
  const port = await freePort(config.host).catch((problem: unknown) => {
    throw asStartupProblem(problem, config)
  })
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) }
}

function startOwnDatabase(config: Config, log: Log) {
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) })
}

/** Brings the database to this version and founds the festival: nobody waits at a station yet. */
async function prepare(config: Config, url: string, log: Log): Promise<void> {
  const db = openDatabase(url, () => undefined, commandLimits)
  try {
    const functions = await migrate(await reach(db)).catch((problem: unknown) => {
      throw isDatabaseAway(problem) ? cannotUse(problem) : problem
    })
    if (functions === 'left-alone') {
      log.warn(
        'servers with newer functions use this database: theirs stay in force, to go back stop all of them',
      )
    }
    await foundFestival({ config, clock: systemClock, db })
    await catchUpWithLedger({ db })
  } finally {
    await db.$client.end()
  }
}

async function reach(db: Database) {
  try {
    // Whatever keeps us from connecting (address, password, encryption) is something that a person set.
    const client = await db.$client.connect()
    client.release()
    return db.$client
  } catch (problem) {
    throw cannotUse(problem)
  }
}

function cannotUse(problem: unknown): StartupProblem {
  const reason = problem instanceof Error && problem.message !== '' ? problem.message : 'no answer'
  return new StartupProblem(`The database of DATABASE_URL cannot be used: ${reason}`)
}

/** In front of real people nothing of a demo may stand: its stations, people and sign-ins are open to anybody. */
async function refuseDemo(db: Database): Promise<void> {
  const traces = await listDemoTraces(db)
  if (traces.length === 0) return
  const lines = traces.map((trace) => `- ${trace}: this database was a demo, take a new one`)
  throw new StartupProblem(['The live festival cannot open:', ...lines].join('\n'))
}

async function listen(app: App, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (problem) {
    await app.close()
    throw asStartupProblem(problem, config)
  }
  const { port } = app.server.address() as AddressInfo
  return `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`
}

/** Why nobody can listen at this address, in one sentence; anything else is told as it is. */
function asStartupProblem(problem: unknown, { port, host }: Config): unknown {
  const code = problem instanceof Error && 'code' in problem ? problem.code : ''
  if (code === 'EADDRINUSE') return new StartupProblem(`Port ${port} is taken: set PORT to another one.`)
  if (code === 'EACCES')
    return new StartupProblem(`Port ${port} may not be used by this user: set PORT to another one.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupProblem(`HOST=${host} is no address of this machine.`)
  }
  return problem
}
