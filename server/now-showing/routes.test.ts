import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband, type TestBand } from '../../test/factories.ts'

const RECENT = '/api/installations/now-showing/recent'

async function recent({ app }: TestFestival, query = '') {
  const response = await app.inject({ url: `${RECENT}${query}` })
  return response.json<{ interactions: { id: string; attendee: { id: string }; pointsAwarded: number }[] }>()
    .interactions
}

async function tap(festival: TestFestival, band: TestBand, installationId: string, metadata = {}) {
  const payload = { rfidTagId: band.tag, installationId, metadata }
  const response = await festival.app.inject({ method: 'POST', url: '/api/tap', payload })
  expect(response.statusCode).toBe(200)
  return response.json<{ interaction: { id: string } }>().interaction.id
}

const festival = await festivalForFile()

describe('asked wrongly, the big screen', () => {
  it.each(['0', '-1', '101', '2.5', 'many', ''])('refuses ?limit=%s', async (limit) => {
    const response = await festival.app.inject({ url: `${RECENT}?limit=${limit}` })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_request' })
  })
})

describe('the big screen', () => {
  it('shows the newest first, 25 of them unless asked otherwise', async () => {
    const here = await festivalForTest()
    const place = await anInstallation(here, { displayDurationSeconds: 15 })
    const ids: string[] = []
    for (let n = 0; n < 27; n += 1) ids.unshift(await tap(here, await aWristband(here), place.id))
    expect((await recent(here)).map((showing) => showing.id)).toEqual(ids.slice(0, 25))
    expect((await recent(here, '?limit=2')).map((showing) => showing.id)).toEqual(ids.slice(0, 2))
    expect(await recent(here, '?limit=1')).toEqual([
      {
        id: ids[0],
        createdAt: here.clock.now().toISOString(),
        pointsAwarded: 500,
        metadata: { displayDurationSeconds: 15 },
        attendee: {
          id: expect.any(String),
          tiktokUsername: expect.any(String),
          firstName: 'Nova',
          lastName: expect.any(String),
          avatarUrl: null,
          attendeeName: expect.any(String),
        },
      },
    ])
  })

  it('does not show who hid, nor the crew', async () => {
    const here = await festivalForTest()
    const place = await anInstallation(here)
    for (const given of [{ isHidden: true }, { isCrew: true }]) {
      await tap(here, await aWristband(here, { attendee: await anAttendee(here, given) }), place.id)
    }
    const seen = await aWristband(here)
    await tap(here, seen, place.id)
    expect((await recent(here)).map((showing) => showing.attendee.id)).toEqual([seen.attendee.id])
  })

  it('does not show a tap that a station kept for more than a minute', async () => {
    const here = await festivalForTest()
    const place = await anInstallation(here)
    const waited = (seconds: number) => ({
      timestamp: new Date(Date.UTC(2026, 0, 1) - seconds * 1000).toISOString(),
      sentAt: '2026-01-01T00:00:00Z',
    })
    await tap(here, await aWristband(here), place.id, waited(61))
    const fresh = await tap(here, await aWristband(here), place.id, waited(59))
    expect((await recent(here)).map((showing) => showing.id)).toEqual([fresh])
  })

  it('shows a tap that earned nothing only when it was made before the screen itself', async () => {
    const here = await festivalForTest()
    const place = await anInstallation(here, { cooldownSeconds: 600 })
    await here.sql("UPDATE installations SET cooldown_seconds = 600 WHERE id = 'now-showing'")
    const band = await aWristband(here)
    for (const id of [place.id, 'now-showing']) await tap(here, band, id)
    here.clock.advance({ minutes: 1 })
    for (const id of [place.id, 'now-showing']) await tap(here, band, id)
    expect((await recent(here)).map((showing) => showing.pointsAwarded)).toEqual([0, 1500, 500])
  })

  it('follows a tap at once, though it does not ask the database for every look', async () => {
    const here = await festivalForTest()
    const place = await anInstallation(here)
    const pool = here.db.$client
    await tap(here, await aWristband(here), place.id)
    await recent(here)
    const before = pool.query
    let asked = 0
    pool.query = ((...given: unknown[]) => {
      asked += 1
      return Reflect.apply(before, pool, given)
    }) as typeof before
    await Promise.all(Array.from({ length: 50 }, () => recent(here)))
    expect(asked).toBe(0)
    pool.query = before
    const id = await tap(here, await aWristband(here), place.id)
    expect((await recent(here, '?limit=1')).map((showing) => showing.id)).toEqual([id])
  })
})
