import { expect, it } from 'vitest'
import { festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { checkLedger } from './index.ts'
import { lookAtLedger } from './watch-ledger.ts'

const RULE = 'the leaderboard is in order, names nobody twice and leaves nobody out'

/** A festival of 3,000 people, of whom the leaderboard shows 500: it reads them from its index. */
async function aRankedFestival() {
  const festival = await festivalForTest()
  await festival.sql(
    `INSERT INTO attendees (id, tiktok_username, first_name, last_name, attendee_name, total_points, total_reached_at)
     SELECT 'fan' || lpad(n::text, 5, '0'), 'fan' || n, 'Fan', n::text, 'Fan ' || n, 10 * (3001 - n), '2026-12-05T20:00:00Z'
     FROM generate_series(1, 3000) n`,
  )
  await festival.sql('VACUUM ANALYZE attendees')
  return festival
}

/** Lets this happen while the index of the leaderboard is not kept, as a disk that forgot a write leaves it. */
async function behindTheIndex({ sql }: TestFestival, change: string) {
  const setLive = async (isLive: boolean) => {
    await sql(
      `UPDATE pg_index SET indislive = $1, indisready = $1, indisvalid = $1
       WHERE indexrelid = 'attendees_ranking'::regclass`,
      [isLive],
    )
    // Everybody reads again which indexes there are.
    await sql("UPDATE pg_class SET relname = relname WHERE oid = 'attendees'::regclass")
  }
  await setLive(false)
  await sql(change)
  await setLive(true)
}

/** What `npm run check:ledger` counts, and whom the look of this minute names, who got no points lately. */
async function found(festival: TestFestival) {
  const findings = await checkLedger(festival.db)
  festival.clock.advance({ minutes: 1 })
  const looked = (await lookAtLedger(festival.deps)) ?? []
  return {
    counted: findings.find(({ rule }) => rule === RULE)?.broken,
    named: looked.filter(({ rule }) => rule === RULE).map(({ attendeeId }) => attendeeId),
  }
}

it('a leaderboard that is in order and whole keeps its rule, also where many have the same points', async () => {
  const festival = await aRankedFestival()
  await festival.sql("UPDATE attendees SET total_points = 25000 WHERE id BETWEEN 'fan00100' AND 'fan00900'")
  expect(await found(festival)).toEqual({ counted: 0, named: [] })
})

it('finds a leaderboard that is out of order, and who stands below fewer points', async () => {
  const festival = await aRankedFestival()
  // The entry of the index stays where it was and leads to what the row says now.
  await behindTheIndex(festival, "UPDATE attendees SET total_points = 29000 WHERE id = 'fan00300'")
  expect(await found(festival)).toEqual({ counted: 1, named: ['fan00300'] })
})

it('finds who should stand on the leaderboard and does not', async () => {
  const festival = await aRankedFestival()
  await behindTheIndex(
    festival,
    `WITH gone AS (DELETE FROM attendees WHERE id = 'fan00007' RETURNING *)
     INSERT INTO attendees SELECT (jsonb_populate_record(NULL::attendees, to_jsonb(gone) || '{"id": "fan00007x", "tiktok_username": "moved"}')).* FROM gone`,
  )
  expect(await found(festival)).toEqual({ counted: 1, named: ['fan00007x'] })
})

it('leaves alone who is crew, hidden, without points, or behind the last place that is shown', async () => {
  const festival = await aRankedFestival()
  await behindTheIndex(
    festival,
    `UPDATE attendees SET is_crew = id = 'fan00001', is_hidden = id = 'fan00002',
       total_points = CASE WHEN id IN ('fan00003', 'fan02000') THEN 0 ELSE total_points END
     WHERE id IN ('fan00001', 'fan00002', 'fan00003', 'fan02000')`,
  )
  await festival.sql('REINDEX INDEX attendees_ranking')
  expect(await found(festival)).toEqual({ counted: 0, named: [] })
})
