import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../server/db/client.ts'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts'
import { commandLimits } from '../../server/db/limits.ts'
import { checkLedger } from '../../server/points/index.ts'
import { isFull } from '../size.ts'
import { openServer, tapAt } from './server-process.ts'

/** Later rounds run longer before they are killed. */
const ROUNDS = 20
const CLIENTS = 16

/** A data folder that is new, with a database on it that writes every commit to the disk. */
async function aDataFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'festival-'))
  // As root, the database runs as another user, who has to get in.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const db = openDatabase(postgres.url, () => undefined, commandLimits)
  onTestFinished(async () => {
    await db.$client.end()
    await postgres.stop()
    await rm(postgres.folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  })
  return { dataDir, db }
}

/** Links fresh bands, so that nearly every tap is an award of its own. */
async function linkBands(db: Database, count: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ tag: string }>(
    `WITH people AS (
       INSERT INTO attendees (tiktok_username, first_name, last_name, attendee_name)
       SELECT 'crowd' || n, 'Crowd', n::text, 'Crowd ' || n FROM generate_series(1, $1) n RETURNING id, last_name
     )
     INSERT INTO wristbands (tag, attendee_id) SELECT '0C' || lpad(last_name, 12, '0'), id FROM people RETURNING tag`,
    [count],
  )
  return rows.map((row) => row.tag)
}

// For every day there is the killed server of faults.test.ts.
it.runIf(isFull)(
  'killed under load again and again, the server loses no tap that it acknowledged',
  {
    timeout: 300_000,
  },
  async () => {
    const { dataDir, db } = await aDataFolder()
    const acknowledged = new Map<string, string>()
    const unanswered: { tag: string; key: string }[] = []
    let tags: string[] = []
    let tapped = 0

    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await openServer({ DATA_DIR: dataDir })
      if (round === 0) tags = await linkBands(db, 1_000 * ROUNDS)
      let isUp = true
      const tapOn = async () => {
        while (isUp) {
          const tag = tags[tapped % tags.length] ?? ''
          const key = `tap-${tapped}`
          tapped += 1
          const answer = await tapAt(server.url, tag, key)
          if (!answer || answer.status === 503) unanswered.push({ tag, key })
          else if (answer.status === 200) acknowledged.set(key, answer.body.interaction?.id ?? '')
        }
      }
      const clients = Array.from({ length: CLIENTS }, tapOn)
      await wait(60 + (400 / ROUNDS) * round)
      // However slow the machine is, taps have been answered and others are on their way.
      while (acknowledged.size <= (round + 1) * CLIENTS) await wait(5)
      const killed = server.end('SIGKILL')
      isUp = false
      await Promise.all([killed, ...clients])
    }

    // Every round was killed with taps on their way.
    expect(unanswered.length).toBeGreaterThan(ROUNDS)

    // What the stations do with taps that nobody answered: they send them again.
    const server = await openServer({ DATA_DIR: dataDir })
    for (const { tag, key } of unanswered) {
      const answer = await tapAt(server.url, tag, key)
      expect(answer?.status).toBe(200)
      acknowledged.set(key, answer?.body.interaction?.id ?? '')
    }
    expect(await server.end('SIGTERM')).toBe(0)

    expect(acknowledged.size).toBeGreaterThan(ROUNDS * CLIENTS)
    const { rows } = await db.$client.query<{ key: string; id: string }>(
      `SELECT idempotency_key AS key, id FROM interactions WHERE idempotency_key IS NOT NULL
     UNION ALL SELECT idempotency_key, interaction_id FROM repeated_taps`,
    )
    expect(rows.length).toBe(acknowledged.size)
    expect(new Map(rows.map((row) => [row.key, row.id]))).toEqual(acknowledged)
    const findings = await checkLedger(db)
    expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  },
)
