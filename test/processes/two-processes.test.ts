import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../server/db/client.ts'
import { commandLimits } from '../../server/db/limits.ts'
import { checkLedger } from '../../server/points/index.ts'
import { copyDatabase } from '../database.ts'
import { openServer, tapAt } from './server-process.ts'

/** Two app processes that start at once on one database. */
async function twoServers() {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  const servers = await Promise.all([1, 2].map(() => openServer({ DATABASE_URL: url })))
  const db = openDatabase(url, () => undefined, commandLimits)
  onTestFinished(() => db.$client.end())
  const tags = await db.$client.query<{ tag: string; total: number; id: string }>(
    `SELECT w.tag, a.total_points AS total, a.id FROM wristbands w JOIN attendees a ON a.id = w.attendee_id
     WHERE w.ended_at IS NULL ORDER BY w.id`,
  )
  return { urls: servers.map((server) => server.url), db, bands: tags.rows }
}

it('200 identical taps over two processes at once make one award', { timeout: 180_000 }, async () => {
  const { urls, db, bands } = await twoServers()
  const [plain, keyed] = bands
  for (const [band, key] of [
    [plain, undefined],
    [keyed, 'one-tap'],
  ] as const) {
    const attempts = Array.from({ length: 200 }, (_, n) => tapAt(urls[n % 2] ?? '', band?.tag ?? '', key))
    const answers = await Promise.all(attempts)
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer?.body.interaction?.id)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer?.body.totalPoints))).toEqual(
      new Set([(band?.total ?? 0) + 500]),
    )
    expect(answers.filter((answer) => !answer?.replayed)).toHaveLength(key === undefined ? 200 : 1)
    const { rows } = await db.$client.query('SELECT total_points FROM attendees WHERE id = $1', [band?.id])
    expect(rows).toEqual([{ total_points: (band?.total ?? 0) + 500 }])
  }
  const findings = await checkLedger(db)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})

it('two processes that start at once found one festival', { timeout: 180_000 }, async () => {
  const { db, bands } = await twoServers()
  expect(new Set(bands.map((band) => band.tag)).size).toBe(bands.length)
  const { rows } = await db.$client.query('SELECT count(*)::int AS count FROM attendees')
  expect(rows).toEqual([{ count: 240 }])
})
