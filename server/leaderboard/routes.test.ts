import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'

const empty = await festivalForFile()

function look({ app }: TestFestival, query = '', headers: Record<string, string> = {}) {
  return app.inject({ url: `/api/leaderboard${query}`, headers })
}

async function board(festival: TestFestival, query = '') {
  const { leaderboard } = (await look(festival, query)).json<{
    leaderboard: { rank: number; totalPoints: number; tier: string; attendee: Record<string, unknown> }[]
  }>()
  return leaderboard
}

async function names(festival: TestFestival) {
  return (await board(festival)).map(({ rank, attendee }) => `${rank} ${attendee.tiktokUsername}`)
}

async function tap({ app }: TestFestival, tag: string, installationId: string) {
  const payload = { rfidTagId: tag, installationId }
  expect((await app.inject({ method: 'POST', url: '/api/tap', payload })).statusCode).toBe(200)
}

describe('asked wrongly, the leaderboard', () => {
  it.each(['0', '-1', '501', '1.5', 'NaN', 'Infinity', '1e9', '', 'all', '10%00'])(
    'refuses ?limit=%s',
    async (limit) => {
      const response = await look(empty, `?limit=${limit}`)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'invalid_request', issues: [{ path: 'limit' }] })
    },
  )
})

describe('the leaderboard', () => {
  it('is empty before the first tap', async () => {
    expect(await board(await festivalForTest())).toEqual([])
  })

  it('shares ranks as 1, 2, 2, 4, and inside a tie stands first who reached the total first', async () => {
    const festival = await festivalForTest()
    const place = await anInstallation(festival, { pointValue: 1000 })
    const small = await anInstallation(festival, { pointValue: 500 })
    const bands = await Promise.all(
      ['late', 'early', 'best', 'last'].map(async (tiktokUsername) =>
        aWristband(festival, { attendee: await anAttendee(festival, { tiktokUsername }) }),
      ),
    )
    const [late, early, best, last] = bands.map((band) => band.tag)
    const order = [early, late, best, best, last]
    for (const [n, tag] of order.entries()) {
      festival.clock.advance({ seconds: 10 })
      await tap(festival, tag ?? '', n === 4 ? small.id : place.id)
    }
    const expected = ['1 best', '2 early', '2 late', '4 last']
    expect(await names(festival)).toEqual(expected)

    // A tap that earns nothing does not move the moment at which the total was reached.
    await festival.sql('UPDATE installations SET cooldown_seconds = 3600 WHERE id = $1', [place.id])
    await tap(festival, early ?? '', place.id)
    expect(await names(festival)).toEqual(expected)
  })

  it('does not know who hid, who is crew, and who has nothing', async () => {
    const festival = await festivalForTest()
    const place = await anInstallation(festival)
    for (const given of [{ tiktokUsername: 'seen' }, { isHidden: true }, { isCrew: true }]) {
      await tap(
        festival,
        (await aWristband(festival, { attendee: await anAttendee(festival, given) })).tag,
        place.id,
      )
    }
    await anAttendee(festival)
    expect(await names(festival)).toEqual(['1 seen'])
  })

  it('tells of a person what anyone may know, and the tier', async () => {
    const festival = await festivalForTest()
    const place = await anInstallation(festival, { pointValue: 7000 })
    const attendee = await anAttendee(festival, { avatarUrl: '/api/avatars/aaaaaaaaaaaaaaaaaaaaaa' })
    await tap(festival, (await aWristband(festival, { attendee })).tag, place.id)
    expect(await board(festival)).toEqual([
      {
        rank: 1,
        attendee: {
          id: attendee.id,
          tiktokUsername: attendee.tiktokUsername,
          firstName: attendee.firstName,
          lastName: attendee.lastName,
          avatarUrl: '/api/avatars/aaaaaaaaaaaaaaaaaaaaaa',
          attendeeName: attendee.attendeeName,
        },
        totalPoints: 7000,
        tier: 'gold',
      },
    ])
  })

  it('names 100 people unless asked otherwise, and at most 500', async () => {
    const festival = await festivalForTest()
    await festival.sql(
      `INSERT INTO attendees (tiktok_username, first_name, last_name, attendee_name, total_points, total_reached_at)
       SELECT 'fan' || n, 'Fan', n::text, 'Fan ' || n, n, now() FROM generate_series(1, 600) n`,
    )
    expect(await board(festival)).toHaveLength(100)
    expect(await board(festival, '?limit=500')).toHaveLength(500)
    expect(await board(festival, '?limit=1')).toMatchObject([{ rank: 1, totalPoints: 600 }])
  })

  it('follows a tap within a second, in this process and in another', async () => {
    const festival = await festivalForTest()
    const other = await festivalForTest({ sharing: festival })
    const place = await anInstallation(festival)
    expect([await board(festival), await board(other)]).toEqual([[], []])
    await tap(festival, (await aWristband(festival)).tag, place.id)
    expect(await board(festival)).toHaveLength(1)
    await eventually(async () => expect(await board(other)).toHaveLength(1))
  })

  it('answers 304 as long as nothing changed, whoever is asked, zipped or not', async () => {
    const festival = await festivalForTest()
    const other = await festivalForTest({ sharing: festival })
    const place = await anInstallation(festival)
    const band = await aWristband(festival)
    await tap(festival, band.tag, place.id)
    const first = await look(festival)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const asked of [festival, other]) {
      await eventually(async () => {
        const again = await look(asked, '', { 'if-none-match': `"other", W/${etag}` })
        expect([again.statusCode, again.body]).toEqual([304, ''])
      })
    }
    const zipped = await look(festival, '', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body)

    festival.clock.advance({ minutes: 1 })
    await tap(festival, band.tag, place.id)
    const changed = await look(festival, '', { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  it('names who won the most places in the last hour, and nobody while none has, or once it is frozen', async () => {
    const festival = await festivalForTest()
    const place = await anInstallation(festival, { pointValue: 1000 })
    const bands = await Promise.all([0, 1, 2, 3].map(() => aWristband(festival)))
    for (const [index, { tag }] of bands.entries()) {
      for (let n = bands.length; n > index; n -= 1) {
        festival.clock.advance({ seconds: 10 })
        await tap(festival, tag, place.id)
      }
    }
    const read = async () => (await look(festival)).json()
    expect(await read()).not.toHaveProperty('climber')

    festival.clock.advance({ minutes: 61 })
    const [, , third, last] = bands
    for (const tag of [third, last, last, last].map((band) => band?.tag ?? '')) {
      festival.clock.advance({ seconds: 10 })
      await tap(festival, tag, place.id)
    }
    festival.clock.advance({ seconds: 60 })
    expect((await read()).climber).toEqual({ attendeeId: last?.attendee.id, places: 3 })

    await festival.sql('UPDATE finale SET frozen_at = $1', [festival.clock.now()])
    festival.clock.advance({ seconds: 6 })
    expect(await read()).not.toHaveProperty('climber')
  })

  it('asks the database once a second, however many people look while others tap', async () => {
    const festival = await festivalForTest()
    const place = await anInstallation(festival)
    const bands = await Promise.all(Array.from({ length: 20 }, () => aWristband(festival)))
    const pool = festival.db.$client
    const query = pool.query.bind(pool)
    const asked: number[] = []
    pool.query = ((...given: Parameters<typeof query>) => {
      const { text } = given[0] as unknown as { text?: string }
      if (text?.includes('rank() OVER')) asked.push(festival.clock.elapsed())
      return query(...given)
    }) as typeof query

    for (const band of bands) {
      await tap(festival, band.tag, place.id)
      const looks = await Promise.all(Array.from({ length: 50 }, () => look(festival)))
      expect(looks.every(({ statusCode }) => statusCode === 200)).toBe(true)
      festival.clock.advance({ milliseconds: 130 })
    }
    expect(asked.length).toBeGreaterThan(bands.length / 10)
    for (const [n, at] of asked.slice(1).entries()) expect(at - (asked[n] ?? 0)).toBeGreaterThanOrEqual(1_000)
  })
})
