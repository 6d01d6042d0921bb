import { describe, expect, it } from 'vitest'
import { festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { checkLedger } from '../points/index.ts'
import { growFestival } from './big-festival.ts'

async function counts({ sql }: TestFestival) {
  const [row] = await sql<Record<string, number>>(`SELECT
    (SELECT count(*)::int FROM attendees) AS attendees, (SELECT count(DISTINCT tag)::int FROM wristbands) AS tags,
    (SELECT count(*)::int FROM interactions) AS interactions`)
  return row
}

async function brokenRules({ db }: TestFestival) {
  return (await checkLedger(db)).filter(({ broken }) => broken > 0)
}

const silently = () => undefined

// Each case loads and vacuums a database of its own.
describe('a big festival', () => {
  it('has as many people as asked, each with a band and their taps, and a ledger that adds up', async () => {
    const festival = await festivalForTest()
    const added = await growFestival(festival.databaseUrl, { attendees: 1_000, interactions: 4 }, silently)
    expect(added).toBe(1_000)
    expect(await counts(festival)).toEqual({ attendees: 1_000, tags: 1_000, interactions: 4_000 })
    expect(await brokenRules(festival)).toEqual([])
    expect(
      await festival.sql('SELECT id FROM attendees WHERE total_reached_at > now() OR total_points < 2000'),
    ).toEqual([])
  })

  it('tops up to the number asked for and leaves who is there alone', async () => {
    const festival = await festivalForTest({ people: 'demo' })
    const there = await festival.sql('SELECT * FROM attendees ORDER BY id')
    await growFestival(festival.databaseUrl, { attendees: 500, interactions: 2 }, silently)
    await growFestival(festival.databaseUrl, { attendees: 800, interactions: 2 }, silently)
    const none = await growFestival(festival.databaseUrl, { attendees: 800, interactions: 2 }, silently)
    expect(none).toBe(0)
    expect(await counts(festival)).toMatchObject({ attendees: 800 })
    expect(
      await festival.sql('SELECT * FROM attendees WHERE id = ANY($1) ORDER BY id', [
        there.map((row) => (row as { id: string }).id),
      ]),
    ).toEqual(there)
    expect(await brokenRules(festival)).toEqual([])
  })

  it('keeps the cooldowns and daily limits of a live festival', async () => {
    const festival = await festivalForTest({ mode: 'live' })
    await growFestival(festival.databaseUrl, { attendees: 300, interactions: 12 }, silently)
    const tooSoon = await festival.sql(`SELECT * FROM (
        SELECT p.cooldown_seconds, i.occurred_at - lag(i.occurred_at)
          OVER (PARTITION BY i.attendee_id, i.installation_id ORDER BY i.occurred_at) AS gap
        FROM interactions i JOIN installations p ON p.id = i.installation_id
      ) taps WHERE gap < make_interval(secs => cooldown_seconds)`)
    const tooOften = await festival.sql(`SELECT i.attendee_id
      FROM interactions i JOIN installations p ON p.id = i.installation_id WHERE p.max_per_event_day > 0
      GROUP BY i.attendee_id, p.id, event_day(i.occurred_at) HAVING count(*) > max(p.max_per_event_day)`)
    expect({ tooSoon, tooOften }).toEqual({ tooSoon: [], tooOften: [] })
  })
})
