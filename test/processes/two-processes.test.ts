import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../server/db/client.ts'
import { commandLimits } from '../../server/db/limits.ts'
import { checkLedger } from '../../server/points/index.ts'
import { copyDatabase } from '../database.ts'
import { isFull } from '../size.ts'
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

/** Within it a band at the same place is the same tap (milliseconds). */
const SAME_TAP_MS = 3_000

it.runIf(isFull)(
  'two processes that start at once found one festival, and count one award for 200 identical taps',
  {
    timeout: 180_000,
  },
  async () => {
    const { urls, db, bands } = await twoServers()
    expect(new Set(bands.map((band) => band.tag)).size).toBe(bands.length)
    const { rows: people } = await db.$client.query('SELECT count(*)::int AS count FROM attendees')
    expect(people).toEqual([{ count: 240 }])

    const [plain, keyed] = bands
    for (const [band, key] of [
      [plain, undefined],
      [keyed, 'one-tap'],
    ] as const) {
      const began = new Date()
      const attempts = Array.from({ length: 200 }, (_, n) => tapAt(urls[n % 2] ?? '', band?.tag ?? '', key))
      const answers = await Promise.all(attempts)
      expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]))
      const { rows: awards } = await db.$client.query<{ id: string; points: number; occurred_at: Date }>(
        'SELECT id, points, occurred_at FROM interactions WHERE attendee_id = $1 AND occurred_at >= $2 ORDER BY occurred_at',
        [band?.id, began],
      )
      // A machine that needs longer for all of them than one tap lasts counts the next one, and none in between.
      const times = awards.map((award) => award.occurred_at.getTime())
      for (const [index, time] of times.slice(1).entries())
        expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(SAME_TAP_MS)
      if (key !== undefined) expect(awards).toHaveLength(1)
      expect(new Set(awards.map((award) => award.points))).toEqual(new Set([500]))
      expect(new Set(answers.map((answer) => answer?.body.interaction?.id))).toEqual(
        new Set(awards.map((award) => award.id)),
      )
      const totals = awards.map((_, index) => (band?.total ?? 0) + 500 * (index + 1))
      expect(new Set(answers.map((answer) => answer?.body.totalPoints))).toEqual(new Set(totals))
      expect(answers.filter((answer) => !answer?.replayed)).toHaveLength(key === undefined ? 200 : 1)
      const { rows } = await db.$client.query('SELECT total_points FROM attendees WHERE id = $1', [band?.id])
      expect(rows).toEqual([{ total_points: totals.at(-1) }])
    }
    const findings = await checkLedger(db)
    expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  },
)
