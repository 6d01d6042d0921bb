import { describe, expect, it } from 'vitest'
import { festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { foundFestival } from './index.ts'

async function everything({ sql }: TestFestival) {
  const [counts] = await sql<Record<string, number>>(`SELECT
    (SELECT count(*)::int FROM attendees) AS attendees, (SELECT count(*)::int FROM wristbands) AS wristbands,
    (SELECT count(*)::int FROM interactions) AS interactions, (SELECT count(*)::int FROM installations) AS installations,
    (SELECT sum(total_points)::int FROM attendees) AS points`)
  return counts
}

describe('founding the festival', () => {
  it('a second time changes nothing, also when several processes do it at once', async () => {
    const festival = await festivalForTest({ people: 'demo' })
    const before = await everything(festival)
    expect(before).toMatchObject({ attendees: 240, installations: 9 })
    await Promise.all([1, 2, 3, 4].map(() => foundFestival(festival.deps)))
    expect(await everything(festival)).toEqual(before)
  })

  it('by four processes at once brings every person once', async () => {
    const festival = await festivalForTest()
    await Promise.all([1, 2, 3, 4].map(() => foundFestival(festival.deps)))
    expect(await everything(festival)).toMatchObject({ attendees: 240, installations: 9 })
  })

  it('leaves what staff have changed', async () => {
    const festival = await festivalForTest({ people: 'demo' })
    await festival.sql(
      "UPDATE installations SET point_value = 777, is_active = false WHERE id = 'tap-tracking'",
    )
    await festival.sql("UPDATE event SET name = 'LIVE FEST 2027'")
    await foundFestival(festival.deps)
    expect(
      await festival.sql("SELECT point_value, is_active FROM installations WHERE id = 'tap-tracking'"),
    ).toEqual([{ point_value: 777, is_active: false }])
    expect(await festival.sql('SELECT name FROM event')).toEqual([{ name: 'LIVE FEST 2027' }])
  })

  it('for real brings nobody, four installations and the limits of a real field', async () => {
    const festival = await festivalForTest({ mode: 'live' })
    await foundFestival(festival.deps)
    expect(await everything(festival)).toMatchObject({ attendees: 0, interactions: 0 })
    expect(
      await festival.sql(
        `SELECT id, point_value AS points, cooldown_seconds / 60 AS minutes, max_per_event_day AS "perDay", tap_policy AS policy
         FROM installations ORDER BY created_at`,
      ),
    ).toEqual([
      { id: 'fortune-teller', points: 1000, minutes: 0, perDay: 1, policy: 'station' },
      { id: 'now-showing', points: 1500, minutes: 10, perDay: 0, policy: 'station' },
      { id: 'gift-aura', points: 2000, minutes: 30, perDay: 8, policy: 'station-or-owner' },
      { id: 'tap-tracking', points: 500, minutes: 30, perDay: 8, policy: 'station' },
    ])
  })

  it('gives the demo stations without cooldown or limit, and a fortune once a day', async () => {
    const festival = await festivalForTest()
    expect(
      await festival.sql(
        'SELECT count(*)::int AS count FROM installations WHERE cooldown_seconds > 0 OR tap_policy <> $1 OR (max_per_event_day > 0 AND id <> $2)',
        ['open', 'fortune-teller'],
      ),
    ).toEqual([{ count: 0 }])
  })
})
