import { describe, expect, it } from 'vitest'
import type { Analytics } from '../../contract/analytics.ts'
import { festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { type SignedIn, signInAs } from '../../test/sign-in-as.ts'
import { checkLedger } from '../points/index.ts'

async function figures({ app }: TestFestival, { headers }: SignedIn): Promise<Analytics> {
  const answer = await app.inject({ url: '/api/admin/analytics', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** Writes as many taps as asked straight into the ledger, an hour apart from the tests' evening. */
async function history({ sql }: TestFestival, attendeeId: string, installationId: string, rows: number) {
  await sql(
    `INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, occurred_at)
     SELECT $1, $2, 'tap', 1, n, timestamptz '2026-12-05T19:10:00-08:00' FROM generate_series(1, $3::int) n`,
    [attendeeId, installationId, rows],
  )
}

/** The ledger is counted on by looking, once no transaction of the database server's other tests is older. */
async function lookUntilCounted(festival: TestFestival, admin: SignedIn, rows: number) {
  const counted = async () => {
    await figures(festival, admin)
    const [figure] = await festival.sql<{ rows: number }>(
      'SELECT COALESCE(sum(row_count), 0)::int AS rows FROM ledger_figures',
    )
    return figure?.rows
  }
  await expect.poll(counted).toBeGreaterThanOrEqual(rows)
}

describe('the figures', () => {
  it('are zero on an empty field, and nobody divides by nobody', async () => {
    const festival = await festivalForTest()
    const { summary, hours, installations } = await figures(festival, await signInAs(festival, 'staff'))
    expect(summary).toEqual({
      totalAttendees: 0,
      totalPoints: 0,
      totalInteractions: 0,
      averagePointsPerAttendee: 0,
    })
    expect(hours).toHaveLength(24)
    expect(hours.at(-1)).toEqual({
      startsAt: '2026-12-06T04:00:00.000Z',
      pointsAwarded: 0,
      interactionCount: 0,
    })
    expect(installations.every(({ pointsAwarded }) => pointsAwarded === 0)).toBe(true)
  })

  it('show the read-only role the four sums alone', async () => {
    const festival = await festivalForTest()
    const answer = await figures(festival, await signInAs(festival, 'read-only'))
    expect([answer.installations, answer.hours]).toEqual([[], []])
  })

  it('count bonuses, are net of voids, and keep adding up while the ledger is counted on', async () => {
    const festival = await festivalForTest()
    const { app } = festival
    const admin = await signInAs(festival, 'admin')
    const place = await anInstallation(festival, { pointValue: 300 })
    const { tag, attendee } = await aWristband(festival)
    await anAttendee(festival)
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: admin.headers, payload })
    const tap = async () => {
      festival.clock.advance({ seconds: 4 })
      return (await post('/api/tap', { rfidTagId: tag, installationId: place.id })).json().interaction.id
    }
    const own = async () => (await figures(festival, admin)).installations.find(({ id }) => id === place.id)

    const mistake = await tap()
    await tap()
    await post('/api/admin/bonus', { attendeeId: attendee.id, points: 50 })
    await post(`/api/admin/interactions/${mistake}/void`, { reason: 'by mistake' })
    const { summary, hours } = await figures(festival, admin)
    expect(summary).toEqual({
      totalAttendees: 2,
      totalPoints: 350,
      totalInteractions: 4,
      averagePointsPerAttendee: 175,
    })
    expect(await own()).toEqual({ id: place.id, name: place.name, interactionCount: 2, pointsAwarded: 300 })
    expect(hours.at(-1)).toMatchObject({ pointsAwarded: 350, interactionCount: 4 })

    await history(festival, attendee.id, place.id, 1_000)
    for (let look = 0; look < 4; look += 1) {
      expect(await own()).toMatchObject({ interactionCount: 1_002, pointsAwarded: 1_300 })
    }
    await lookUntilCounted(festival, admin, 1_000)
    await tap()
    expect(await own()).toMatchObject({ interactionCount: 1_003, pointsAwarded: 1_600 })
    expect((await figures(festival, admin)).hours.at(-2)).toMatchObject({ pointsAwarded: 1_000 })
  })

  it('miss no row that is committed after a later one', async () => {
    const festival = await festivalForTest()
    const admin = await signInAs(festival, 'admin')
    const place = await anInstallation(festival)
    const { id } = await anAttendee(festival)
    const slow = await festival.db.$client.connect()
    await slow.query('BEGIN')
    // As every writer of the ledger does: first the lock, then the row.
    await slow.query('SELECT FROM attendees WHERE id = $1 FOR NO KEY UPDATE', [id])
    await slow.query(
      `INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, occurred_at)
       VALUES ($1, $2, 'tap', 7, 7, now())`,
      [id, place.id],
    )
    const other = await anAttendee(festival)
    await history(festival, other.id, place.id, 1_000)
    const total = async () => (await figures(festival, admin)).summary.totalPoints
    for (let look = 0; look < 4; look += 1) expect(await total()).toBe(1_000)
    await slow.query('COMMIT')
    slow.release()
    for (let look = 0; look < 4; look += 1) expect(await total()).toBe(1_007)
    await history(festival, other.id, place.id, 1_000)
    for (let look = 0; look < 4; look += 1) expect(await total()).toBe(2_007)
    await lookUntilCounted(festival, admin, 2_001)
    expect(await total()).toBe(2_007)
  })

  it('are the same in every process, also while all of them look at once', async () => {
    const festival = await festivalForTest()
    const neighbour = await festivalForTest({ sharing: festival })
    const admin = await signInAs(festival, 'admin')
    const place = await anInstallation(festival)
    await history(festival, (await anAttendee(festival)).id, place.id, 3_000)
    const looks = await Promise.all(
      Array.from({ length: 20 }, (_, n) => figures(n % 2 ? festival : neighbour, admin)),
    )
    expect(new Set(looks.map(({ summary }) => summary.totalPoints))).toEqual(new Set([3_000]))
  })

  it('are proved against the ledger, and somebody who changed them is found out', async () => {
    const festival = await festivalForTest()
    const admin = await signInAs(festival, 'admin')
    await history(festival, (await anAttendee(festival)).id, (await anInstallation(festival)).id, 1_000)
    await lookUntilCounted(festival, admin, 1_000)
    const proof = async () =>
      (await checkLedger(festival.db)).find(({ rule }) => rule.startsWith('the figures'))?.broken
    expect(await proof()).toBe(0)
    await festival.sql('UPDATE ledger_figures SET points = points + 1')
    expect(await proof()).toBe(1)
  })
})
