import { foundedEvent } from '../contract/founded-festival.ts'
import { buildApp } from '../server/app.ts'
import { type Config, readConfig } from '../server/config.ts'
import { type Database, openDatabase } from '../server/db/client.ts'
import { type DatabaseLimits, festivalLimits, stretchLimits } from '../server/db/limits.ts'
import type { Deps } from '../server/deps.ts'
import { gatherDeps } from '../server/gather-deps.ts'
import type { App } from '../server/http/typed-app.ts'
import { createCallLimits } from '../server/limits/call-limits.ts'
import { createLiveHub } from '../server/live/index.ts'
import type { FetchRules } from '../server/safe-fetch/index.ts'
import { foundedInstallations } from '../server/seed/festival.ts'
import { foundFestival } from '../server/seed/index.ts'
import { insertFestival } from '../server/seed/store.ts'
import { colourReader } from './offline-twins/colour-reader.ts'
import { isFull } from './size.ts'
import { type StoppedClock, stopClock } from './stopped-clock.ts'
import type { TestDatabase } from './test-postgres.ts'
import { openWatchfulLog, type WatchfulLog } from './watchful-log.ts'

/** How a test wants its festival; by default a demo festival whose people the test makes itself. */
export interface FestivalOptions {
  mode?: Config['mode']
  /** `demo` brings the invented people and their hours of taps. */
  people?: 'none' | 'demo'
  /** The real moment at which it is opened; by default the one at which the programme of a demo begins. */
  openedAt?: string
  /** A second app process, so to speak, on the database of another test festival. */
  sharing?: TestFestival
  /** How long the database may take; by default much longer than in a real festival. */
  limits?: DatabaseLimits
  /** Multiplies how often everything may be called; by default no test comes near it. */
  limitFactor?: number
  /** Lets addresses of the test's own machine be fetched, which no running server lets anybody (server/deps.ts). */
  fetchRules?: FetchRules
  /** Where its backups are put. */
  backupFolder?: string
  /** Another address of the festival's database, such as that of a proxy before it. */
  way?: (databaseUrl: string) => string
}

/** A whole festival over a database of its own, with time in the test's hands. */
export interface TestFestival {
  app: App
  deps: Deps
  db: Database
  databaseUrl: string
  clock: StoppedClock
  log: WatchfulLog
  /** Runs plain SQL. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

const SECRET = 'a secret of at least thirty-two characters'

/** Tests do not measure time, unless they say so. */
const patient = stretchLimits(festivalLimits, 20)
/** Every day calls have half as many connections as at a festival: to open one takes PostgreSQL as long as many tests do. */
const patientLimits: DatabaseLimits = isFull
  ? patient
  : { ...patient, calls: { ...patient.calls, connections: patient.calls.connections / 2 } }

/** Opens a festival without a test around it, on a database that `copyDatabase` makes and closing drops. */
export async function openTestFestival(
  { limits = patientLimits, ...options }: FestivalOptions,
  copyDatabase: () => Promise<TestDatabase>,
): Promise<TestFestival> {
  const {
    mode = 'demo',
    people = 'none',
    openedAt,
    sharing,
    way = (url) => url,
    limitFactor = 1_000,
    fetchRules,
    backupFolder,
  } = options
  const database = sharing ? undefined : await copyDatabase()
  const databaseUrl = way(sharing?.databaseUrl ?? database?.url ?? '')
  const clock = sharing?.clock ?? stopClock(openedAt)
  const log = openWatchfulLog()
  const config = testConfig(mode, databaseUrl, backupFolder)
  const db = openDatabase(databaseUrl, (problem) => log.log.warn(problem, 'database connection lost'), limits)
  if (people === 'demo') await foundFestival({ config, clock, db })
  else await db.transaction((tx) => insertFestival(tx, foundedEvent, foundedInstallations(mode)))
  const live = createLiveHub(db, (problem, what) => log.log.warn(problem, what))
  const gathered = await gatherDeps({ config, clock, db, live, log: log.log })
  // Whether the screens happen to be built, or are just being built beside the tests, changes nothing.
  const callLimits = createCallLimits({ clock, factor: limitFactor, holdMs: 0 })
  const deps = {
    ...gathered,
    limits: callLimits,
    emotion: colourReader,
    webFolder: 'no-screens',
    ...(fetchRules && { fetchRules }),
  }
  const app = await buildApp(deps)
  // Whatever a slice prepares when it starts is done before the test begins, as it is before a server listens.
  await app.ready()
  const close = async () => {
    await app.close()
    await live.close()
    await db.$client.end()
    await database?.drop()
  }
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await db.$client.query<Row>(text, values)).rows
  return { app, deps, db, databaseUrl, clock, log, sql, close }
}

/** Settings come from where the server's come from, so that a new one needs no change here. */
function testConfig(mode: Config['mode'], databaseUrl: string, backupFolder?: string): Config {
  const identity = {
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'festival',
    OIDC_CLIENT_SECRET: 'not-a-secret',
    SECRET,
  }
  return readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
    FESTIVAL_MODE: mode,
    ...(backupFolder && { BACKUP_DIR: backupFolder, SECRET }),
    ...(mode === 'live' ? { ...identity, ADMIN_EMAILS: 'admin@livefest.example' } : {}),
  })
}
