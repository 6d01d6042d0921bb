import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pairStations } from '../../bench/festival/pair-stations.ts'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts'
import { freePort } from '../../server/free-port.ts'
import { hashOf } from '../../server/secret.ts'
import { openIdentityTwin } from '../offline-twins/identity-server.ts'
import { type Crowd, openCrowd } from './crowd.ts'
import { childrenOf, findPostmaster, signal } from './processes.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A server under `npm start`. */
export interface KeptServer {
  url: string
  /** The process of the server itself; it is another one after a crash. */
  pid(): number
  /** What both said so far. */
  said(): string
  /** Ends as Ctrl-C does. */
  stop(): Promise<void>
}

/** A fresh live festival with its embedded database, and stations that tap all the time. */
export interface Scene {
  server: KeptServer
  crowd: Crowd
  dataDir: string
  /** The settings of the server, for another one beside it or after it. */
  env: Record<string, string>
  /** The addresses of all servers, the cookies of the stations and the bands of the people. */
  urls: string[]
  stations: string[]
  tags: string[]
  /** The cookie of an administrator. */
  admin: string
  postmaster(): Promise<number>
  /** Pairs so many stations with another installation; answers their cookies. */
  pair(installationId: string, howMany: number): Promise<string[]>
  /** Speaks with the database. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** To be done when the scene is closed, latest first. */
  undo(step: () => Promise<void> | void): void
}

/** How a fault wants its festival. */
export interface SceneOptions {
  /** Settings of its own; what they need is undone with the rest. */
  settings?: (undo: Scene['undo']) => Promise<Record<string, string>>
  /** Prepares the empty data folder before anybody uses it. */
  prepare?: (dataDir: string, undo: Scene['undo']) => Promise<void>
  /** How many servers share the data folder and the stations. */
  servers?: number
}

const PEOPLE = 3_000
const STATIONS = 4

/** Opens a festival, lets `act` be done with it, and leaves nothing behind. */
export async function withScene<T>(options: SceneOptions, act: (scene: Scene) => Promise<T>): Promise<T> {
  const steps: (() => Promise<void> | void)[] = []
  const undo = (step: () => Promise<void> | void) => void steps.push(step)
  const clear = async () => {
    for (const step of steps.splice(0).reverse()) await Promise.resolve(step()).catch(() => undefined)
  }
  const interrupted = async () => {
    await clear()
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    return await act(await openScene(options, undo))
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    await clear()
  }
}

async function openScene(
  { settings, prepare, servers = 1 }: SceneOptions,
  undo: Scene['undo'],
): Promise<Scene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'festival-fault-'))
  undo(() => rm(dataDir, { recursive: true, force: true }))
  // As root, the database runs as another user, who has to get in.
  await chmod(dataDir, 0o755)
  await prepare?.(dataDir, undo)
  const env = { ...(await liveSettings(undo)), DATA_DIR: dataDir, ...(await settings?.(undo)) }
  undo(() => endDatabase(dataDir))
  const server = await openServer(env, undo)
  const sql: Scene['sql'] = (text, values) => ask(dataDir, text, values)
  await sql("UPDATE installations SET cooldown_seconds = 0, max_per_event_day = 0 WHERE id = 'tap-tracking'")
  const tags = await linkBands(sql)
  const admin = await signInAdmin(sql)
  const pair: Scene['pair'] = (installationId, howMany) =>
    joined(dataDir, (databaseUrl) => pairStations({ url: server.url, databaseUrl }, installationId, howMany))
  const stations = await pair('tap-tracking', STATIONS)
  const urls = [server.url]
  for (let more = 1; more < servers; more += 1) {
    const port = String(await freePort())
    urls.push((await openServer({ ...env, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }, undo)).url)
  }
  const crowd = openCrowd({ urls, stations, tags })
  undo(() => crowd.settle().catch(() => undefined))
  await crowd.more(100)
  const postmaster = async () => (await findPostmaster(dataDir)) ?? Number.NaN
  return { server, crowd, urls, stations, tags, dataDir, env, admin, postmaster, pair, sql, undo }
}

/** What a live festival needs, with an identity provider of its own. */
export async function liveSettings(undo: Scene['undo']): Promise<Record<string, string>> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const twin = await openIdentityTwin(url, 'boss@crew.example')
  undo(() => twin.close())
  const { PATH = '', HOME = '' } = process.env
  return {
    PATH,
    HOME,
    FESTIVAL_MODE: 'live',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: url,
    OIDC_ISSUER: twin.issuer,
    OIDC_CLIENT_ID: twin.clientId,
    OIDC_CLIENT_SECRET: twin.clientSecret,
    ADMIN_EMAILS: 'boss@crew.example',
    SECRET: randomBytes(32).toString('hex'),
    // One machine calls as a whole festival does.
    LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'warn',
  }
}

/** `npm start` without its set-up (tests run while the screens are built) and without its long rests: 500 crashes took a day. */
const START = `
  import { setTimeout as wait } from 'node:timers/promises'
  import { keepOpen } from './scripts/keep-open.mjs'
  import { print } from './scripts/project.mjs'
  import { runServer } from './scripts/run-server.mjs'
  process.exitCode = await keepOpen(runServer, print, (ms) => wait(Math.min(ms, 1000)))
`

/**
 * Starts a server as `npm start` does; answers when it is open.
 * @param folder the release whose server it is
 * @param on the command line that runs a command where the server is to run
 */
export async function openServer(
  env: Record<string, string>,
  undo: Scene['undo'],
  folder = root,
  on = (command: string[]) => command,
): Promise<KeptServer> {
  const [program = '', ...parameters] = on([process.execPath, '--input-type=module', '--eval', START])
  const keeper = spawn(program, parameters, {
    cwd: folder,
    env,
    detached: true,
  })
  let said = ''
  for (const stream of [keeper.stdout, keeper.stderr]) stream.on('data', (text) => (said += text))
  const stop = () => end(keeper)
  undo(stop)
  while (!said.includes('is open at')) {
    if (keeper.exitCode !== null) throw new Error(`the server did not open: ${said}`)
    await wait(50)
  }
  return {
    url: env.PUBLIC_URL ?? '',
    pid: () => childrenOf(keeper.pid ?? 0)[0] ?? Number.NaN,
    said: () => said,
    stop,
  }
}

const FAREWELL_MS = 20_000

async function end(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return
  const ended = once(keeper, 'exit')
  keeper.kill('SIGTERM')
  if ((await Promise.race([ended, wait(FAREWELL_MS, 'late')])) !== 'late') return
  for (const pid of childrenOf(keeper.pid ?? 0)) signal(pid, 'SIGKILL')
  keeper.kill('SIGKILL')
  await ended
}

/** What a killed server leaves behind. */
async function endDatabase(dataDir: string): Promise<void> {
  const pid = await findPostmaster(dataDir)
  if (pid === undefined) return
  for (const each of [pid, ...childrenOf(pid)]) signal(each, 'SIGCONT')
  signal(pid, 'SIGQUIT')
  await wait(1_000)
  signal(pid, 'SIGKILL')
}

async function joined<T>(dataDir: string, act: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    return await act(postgres.url)
  } finally {
    await postgres.stop()
  }
}

function ask<Row extends object>(dataDir: string, text: string, values: unknown[] = []): Promise<Row[]> {
  return joined(dataDir, async (connectionString) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  })
}

export async function linkBands(sql: Scene['sql']): Promise<string[]> {
  const rows = await sql<{ tag: string }>(
    `WITH people AS (
       INSERT INTO attendees (tiktok_username, first_name, last_name, attendee_name)
       SELECT 'crowd' || n, 'Crowd', n::text, 'Crowd ' || n FROM generate_series(1, $1) n RETURNING id, last_name
     )
     INSERT INTO wristbands (tag, attendee_id) SELECT '0C' || lpad(last_name, 12, '0'), id FROM people RETURNING tag`,
    [PEOPLE],
  )
  return rows.map(({ tag }) => tag)
}

async function signInAdmin(sql: Scene['sql']): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  await sql(
    `WITH boss AS (INSERT INTO users (issuer, subject, role) VALUES ('faults', 'boss', 'admin') RETURNING id)
     INSERT INTO staff_sessions (id_hash, user_id, id_token, started_at, last_seen_at)
     SELECT $1, id, '', now(), now() FROM boss`,
    [hashOf(secret)],
  )
  return `livefest_staff=${secret}`
}
