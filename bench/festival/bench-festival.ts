import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { systemClock } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/client.ts'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts'
import { commandLimits } from '../../server/db/limits.ts'
import { migrate } from '../../server/db/migrate.ts'
import { type BigFestival, growFestival } from '../../server/seed/big-festival.ts'
import { foundFestival } from '../../server/seed/index.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** A demo festival in a data folder of its own, with a real server process and its embedded PostgreSQL. */
export interface BenchFestival {
  url: string
  databaseUrl: string
  server: ServerProcess
  /** Ends the server and the database and removes the folder. */
  close(): Promise<void>
}

/** What has to be undone, latest first: whoever interrupts a measurement is left with no database and no folder. */
const undo: (() => Promise<void>)[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    for (const step of undo.reverse()) await step().catch(() => undefined)
    process.exit(130)
  })
}

/**
 * Opens a festival to measure.
 * @param settings of a festival that is not a demo
 */
export async function openBenchFestival(
  size: BigFestival,
  settings: Record<string, string> = {},
): Promise<BenchFestival> {
  const dataDir = await mkdtemp(join(tmpdir(), 'livefest-bench-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  const log = pino({ level: 'silent' })
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) })
  const removeDatabase = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
    if (!postgres.folder.startsWith(dataDir)) await rm(postgres.folder, { recursive: true, force: true })
  }
  undo.push(removeDatabase)
  const db = openDatabase(postgres.url, () => undefined, commandLimits)
  await migrate(db.$client)
  await foundFestival({ config: readConfig(settings), clock: systemClock, db })
  await db.$client.end()
  await growFestival(postgres.url, size, (line) => process.stderr.write(`\r${line.padEnd(70)}`))
  process.stderr.write(`\r${' '.repeat(70)}\r`)
  await settle(postgres.url)
  const server = startServer(dataDir, settings)
  undo.push(server.stop)
  const close = async () => {
    await server.stop()
    await removeDatabase()
  }
  return { url: await server.opened, databaseUrl: postgres.url, server, close }
}

/** What was grown is written to the disk now, and not while something is measured. */
async function settle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('CHECKPOINT')
  await client.end()
}

/** Memory of a process that is really in use, in MiB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** Processor time that a process has used, in seconds: unlike latencies, it hardly depends on what else the machine does. */
export async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  // User and system time, in ticks of which every Linux has a hundred a second.
  return (Number(fields[11]) + Number(fields[12])) / 100
}
