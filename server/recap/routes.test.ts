import { describe, expect, it } from 'vitest'
import type { Recap } from '../../contract/recap.ts'
import { festivalForFile, festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { someOf } from '../../test/size.ts'
import { openSession } from '../journeys/index.ts'

const festival = await festivalForFile()
const live = await festivalForFile({ mode: 'live' })

const ask = ({ app }: TestFestival, sessionId: string, rest = '') =>
  app.inject({ url: `/api/sessions/${sessionId}/recap${rest}` })

/** Somebody who has tapped at so many places, a minute after each other. */
async function aVisitor(on: TestFestival, places = 2) {
  const attendee = await anAttendee(on, { avatarUrl: null })
  const { tag } = await aWristband(on, { attendee })
  for (let n = 0; n < places; n += 1) {
    const place = await anInstallation(on, { name: `Place ${n + 1}`, pointValue: 1_000 })
    on.clock.advance({ minutes: 1 })
    const payload = { rfidTagId: tag, installationId: place.id }
    expect((await on.app.inject({ method: 'POST', url: '/api/tap', payload })).statusCode).toBe(200)
  }
  return { attendee, sessionId: await openSession(on.deps, attendee.id) }
}

describe('a recap', () => {
  it('is not there for an unknown session, for a guest, and without points', async () => {
    expectRefusal(await ask(festival, '0'.repeat(32)), 'session_not_found')
    expectRefusal(await ask(festival, 'nothing', '/picture'), 'session_not_found')
    expectRefusal(await ask(festival, await openSession(festival.deps, null)), 'recap_not_ready')
    const { id } = await anAttendee(festival)
    const sessionId = await openSession(festival.deps, id)
    expectRefusal(await ask(festival, sessionId), 'recap_not_ready')
    expectRefusal(await ask(festival, sessionId, '/picture'), 'recap_not_ready')
    expectRefusal(await ask(festival, sessionId, '/picture?language=tlh'), 'invalid_request', ['language'])
  })

  it('of a live festival is nobody’s but the attendee’s own phone’s', async () => {
    const { id } = await anAttendee(live, { totalPoints: 500, totalReachedAt: live.clock.now() })
    const sessionId = await openSession(live.deps, id)
    expectRefusal(await ask(live, sessionId), 'not_your_session')
    expectRefusal(await ask(live, sessionId, '/picture'), 'not_your_session')
  })

  it('tells the days of one person, with the handle and without the name', async () => {
    const { attendee, sessionId } = await aVisitor(festival, 2)
    const response = await ask(festival, sessionId)
    expect(response.json<Recap>()).toMatchObject({
      tiktokUsername: attendee.tiktokUsername,
      totalPoints: 2_000,
      rank: 1,
      isSoFar: true,
      taps: 2,
      places: [
        { name: 'Place 1', visits: 1 },
        { name: 'Place 2', visits: 1 },
      ],
      bestHour: { points: 2_000 },
      fortunes: 0,
      vibe: null,
      prizes: [],
      closing: 'You were one of the brightest lights out there. Encore!',
    })
    expect(response.body).not.toContain(attendee.lastName)
    expect((await ask(festival, sessionId, '?language=de')).json<Recap>().closing).toMatch(/Zugabe/)
  })

  it('keeps the rank to itself while the board is frozen, and tells the final one after the reveal', async () => {
    const finale = await festivalForTest()
    const { headers } = await signInAs(finale, 'admin')
    const { sessionId } = await aVisitor(finale, 1)
    const step = (path: string, payload?: object) =>
      finale.app.inject({
        method: 'POST',
        url: `/api/admin/finale${path}`,
        headers,
        ...(payload && { payload }),
      })
    await step('/freeze')
    expect((await ask(finale, sessionId)).json<Recap>()).toMatchObject({ rank: null, isSoFar: true })
    await step('/reveal')
    expect((await ask(finale, sessionId)).json<Recap>().rank).toBeNull()
    await step('/reveal-next', { after: null })
    expect((await ask(finale, sessionId)).json<Recap>()).toMatchObject({ rank: 1, isSoFar: false })
  })

  it('is a picture the size of a story, in every language', { timeout: 60_000 }, async () => {
    const { sessionId } = await aVisitor(festival, 1)
    for (const language of someOf(['ja', 'en', 'ko'], 1)) {
      const response = await ask(festival, sessionId, `/picture?language=${language}`)
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(response.headers['cache-control']).toContain('no-store')
      expect(sizeOf(response.rawPayload)).toEqual([1080, 1920])
    }
  })
})

/** Width and height as the frame header of a JPEG tells them. */
function sizeOf(jpeg: Buffer): [number, number] {
  let at = 2
  while (![0xc0, 0xc1, 0xc2].includes(jpeg.readUInt8(at + 1))) at += 2 + jpeg.readUInt16BE(at + 2)
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
}
