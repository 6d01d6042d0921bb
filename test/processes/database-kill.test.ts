import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readDemoAttendees } from '../../server/seed/demo-attendees.ts'
import { followLive } from '../event-stream.ts'
import { eventually } from '../eventually.ts'
import { isFull } from '../size.ts'
import { openServer, tapAt } from './server-process.ts'

async function aDataFolder(): Promise<string> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'festival-')))
  // As root, the database runs as another user, who has to get in.
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

it.runIf(isFull)(
  'a festival whose database is killed counts taps again by itself, and its board and streams go on',
  {
    timeout: 180_000,
  },
  async () => {
    const dataDir = await aDataFolder()
    const server = await openServer({ DATA_DIR: dataDir, DATABASE_PATIENCE: '5' })
    const [one, two] = (await readDemoAttendees()).map(({ wristbandTag }) => wristbandTag).filter(Boolean)
    expect((await tapAt(server.url, one ?? '', 'before'))?.status).toBe(200)
    const stream = await followLive(server.url)

    const pidFile = join(dataDir, 'database', 'cluster', 'postmaster.pid')
    process.kill(Number.parseInt(await readFile(pidFile, 'utf8'), 10), 'SIGKILL')
    // A worker may still answer in the moment in which it notices; the one after it is of the new database.
    await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const refused = await tapAt(server.url, two ?? '', 'during')
    expect([200, 503]).toContain(refused?.status)

    await eventually(async () => expect((await tapAt(server.url, two ?? '', 'during'))?.status).toBe(200))
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${server.url}/api/leaderboard`)).status).toBe(200)
    await eventually(() => expect(stream.named('leaderboard').length).toBeGreaterThan(0))
    expect(await server.end('SIGTERM')).toBe(0)
  },
)
