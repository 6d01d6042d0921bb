import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { FinaleStatus, Stage } from '../../contract/finale.ts'
import type { Leaderboard } from '../../contract/leaderboard.ts'
import { festivalForFile, festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

/** How long a board may be out of date before somebody looks (milliseconds), with a little patience. */
const REST = 1_050

const quiet = await festivalForFile()
const admin = await signInAs(quiet, 'admin')

/** A festival with an admin who runs the finale, and with people who tap. */
async function aFinale(options: { people?: 'none' | 'demo' } = {}) {
  const festival = await festivalForTest(options)
  const { headers } = await signInAs(festival, 'admin')
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    festival.app.inject({ method, url: `/api/admin/finale${path}`, headers, ...(payload && { payload }) })
  const place = await anInstallation(festival, { pointValue: 100 })
  return { festival, ask, headers, place }
}

/** Somebody new with so many points: as many taps of 100, one every ten seconds. */
async function withPoints(festival: TestFestival, place: { id: string }, name: string, points: number) {
  const attendee = await anAttendee(festival, { tiktokUsername: name })
  const { tag } = await aWristband(festival, { attendee })
  for (let sum = 0; sum < points; sum += 100) await tap(festival, tag, place.id)
  return { tag, id: attendee.id }
}

async function tap({ app, clock }: TestFestival, tag: string, installationId: string) {
  clock.advance({ seconds: 10 })
  const response = await app.inject({
    method: 'POST',
    url: '/api/tap',
    payload: { rfidTagId: tag, installationId },
  })
  expect(response.statusCode).toBe(200)
  return response.json<{ totalPoints: number; interaction: { id: string } }>()
}

async function board({ app }: TestFestival, query = '') {
  const response = await app.inject({ url: `/api/leaderboard${query}` })
  return response.json<Leaderboard>()
}

async function places(festival: TestFestival, query = '') {
  const { leaderboard } = await board(festival, query)
  return leaderboard.map(
    ({ rank, attendee, totalPoints }) => `${rank} ${attendee.tiktokUsername} ${totalPoints}`,
  )
}

describe('asked wrongly, the finale', () => {
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    quiet.app.inject({
      method,
      url: `/api/admin/finale${path}`,
      headers: admin.headers,
      ...(payload && { payload }),
    })

  it('is nobody’s but the admins’', async () => {
    for (const role of ['staff', 'read-only'] as const) {
      const { headers } = await signInAs(quiet, role)
      const response = await quiet.app.inject({ method: 'POST', url: '/api/admin/finale/freeze', headers })
      expectRefusal(response, 'not_allowed')
    }
    expect((await board(quiet)).state).toBe('open')
  })

  it.each([{}, { freezesAt: '' }, { freezesAt: 'tonight' }, { freezesAt: 5 }, { freezesAt: '2026-12-06' }])(
    'refuses the plan %j',
    async (plan) => {
      expectRefusal(await ask('PUT', '/plan', plan), 'invalid_request', ['freezesAt'])
    },
  )

  it('refuses a plan for a moment of the programme that has passed', async () => {
    const response = await ask('PUT', '/plan', { freezesAt: '2026-12-05T20:00:00-08:00' })
    expectRefusal(response, 'invalid_request', ['freezesAt'])
  })

  it.each([{}, { after: 0 }, { after: 11 }, { after: 1.5 }, { after: 'one' }])(
    'refuses the press %j',
    async (press) => {
      expectRefusal(await ask('POST', '/reveal-next', press), 'invalid_request', ['after'])
    },
  )

  it('lifts and reveals nothing while the board is open', async () => {
    expectRefusal(await ask('POST', '/lift'), 'board_not_frozen')
    expectRefusal(await ask('POST', '/reveal'), 'board_not_frozen')
    expectRefusal(await ask('POST', '/reveal-next', { after: null }), 'reveal_not_running')
    expect((await ask('GET', '/stage')).json()).toEqual({
      state: 'open',
      revealed: [],
      ranksLeft: 0,
      nextRank: null,
    })
  })
})

describe('a frozen board', () => {
  it('stands still for everybody, in every process, while own points grow', async () => {
    const { festival, ask, place } = await aFinale()
    const other = await festivalForTest({ sharing: festival })
    const ada = await withPoints(festival, place, 'ada', 300)
    const bo = await withPoints(festival, place, 'bo', 200)
    expect((await ask('POST', '/freeze')).json<FinaleStatus>()).toMatchObject({ state: 'frozen' })
    const frozenAt = festival.clock.now().toISOString()

    await tap(festival, bo.tag, place.id)
    expect((await tap(festival, bo.tag, place.id)).totalPoints).toBe(400)
    await withPoints(festival, place, 'late', 500)
    await wait(REST)
    for (const process of [festival, other]) {
      expect(await board(process)).toMatchObject({ state: 'frozen', frozenAt })
      expect(await places(process)).toEqual(['1 ada 300', '2 bo 200'])
      expect(await places(process, '?limit=1')).toEqual(['1 ada 300'])
      expect(await places(process, '?limit=500')).toHaveLength(2)
    }
    expectRefusal(await ask('POST', '/freeze'), 'board_not_open')
    expectRefusal(await ask('PUT', '/plan', { freezesAt: null }), 'board_not_open')
    expect(ada.id).not.toBe(bo.id)
  })

  it('says the same to every poll, whatever happens in the ledger', async () => {
    const { festival, ask, place } = await aFinale()
    const ada = await withPoints(festival, place, 'ada', 300)
    await ask('POST', '/freeze')
    await wait(REST)
    const { etag } = (await festival.app.inject({ url: '/api/leaderboard' })).headers
    await tap(festival, ada.tag, place.id)
    await wait(REST)
    const again = await festival.app.inject({
      url: '/api/leaderboard',
      headers: { 'if-none-match': String(etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('tells the staff who has how much in truth', async () => {
    const { festival, ask, place } = await aFinale()
    await withPoints(festival, place, 'ada', 300)
    const bo = await withPoints(festival, place, 'bo', 200)
    await ask('POST', '/freeze')
    await tap(festival, bo.tag, place.id)
    const { publicTop, trueTop } = (await ask('GET', '')).json<FinaleStatus>()
    expect(publicTop.map(({ totalPoints }) => totalPoints)).toEqual([300, 200])
    expect(trueTop).toMatchObject([
      { rank: 1, publicRank: 1, totalPoints: 300, pointsNow: 300 },
      { rank: 2, publicRank: 2, totalPoints: 200, pointsNow: 300 },
    ])
  })

  it('lets go of whoever hides, and of nobody else', async () => {
    const { festival, ask, place } = await aFinale()
    await withPoints(festival, place, 'ada', 300)
    await withPoints(festival, place, 'bo', 200)
    await ask('POST', '/freeze')
    await festival.sql("UPDATE attendees SET is_hidden = true WHERE tiktok_username = 'ada'")
    festival.deps.live.announce({ topic: 'leaderboard' })
    await wait(REST)
    expect(await places(festival)).toEqual(['2 bo 200'])
  })

  it('moves again once it is lifted', async () => {
    const { festival, ask, place } = await aFinale()
    const ada = await withPoints(festival, place, 'ada', 100)
    await ask('POST', '/freeze')
    await tap(festival, ada.tag, place.id)
    expect((await ask('POST', '/lift')).json<FinaleStatus>()).toMatchObject({ state: 'open', frozenAt: null })
    await wait(REST)
    expect(await places(festival)).toEqual(['1 ada 200'])
    const audit = await festival.app.inject({
      url: '/api/admin/audit?search=finale',
      headers: (await signInAs(festival, 'admin')).headers,
    })
    expect(audit.json().records.map((record: { action: string }) => record.action)).toEqual([
      'finale.lift',
      'finale.freeze',
    ])
  })
})

describe('a planned freeze', () => {
  it('is there in the demo from the start, for Sunday at nine, and has not come yet', async () => {
    const { ask } = await aFinale({ people: 'demo' })
    expect((await ask('GET', '')).json<FinaleStatus>()).toMatchObject({
      state: 'open',
      plannedAt: '2026-12-07T05:00:00.000Z',
    })
  })

  it('comes by itself, at its moment and not when somebody looks', async () => {
    const { festival, ask, place } = await aFinale()
    const other = await festivalForTest({ sharing: festival })
    const ada = await withPoints(festival, place, 'ada', 200)
    await withPoints(festival, place, 'bo', 100)
    await board(other)
    const now = festival.deps.programmeClock.now().getTime()
    const freezesAt = new Date(now + 60_000).toISOString()
    const frozenAt = new Date(festival.clock.now().getTime() + 60_000).toISOString()
    expect((await ask('PUT', '/plan', { freezesAt })).json<FinaleStatus>().plannedAt).toBe(freezesAt)
    await tap(festival, ada.tag, place.id)
    festival.clock.advance({ minutes: 5 })
    await tap(festival, ada.tag, place.id)
    await wait(REST)
    for (const process of [other, festival]) {
      expect(await board(process)).toMatchObject({ state: 'frozen', frozenAt })
      expect(await places(process)).toEqual(['1 ada 300', '2 bo 100'])
    }
  })
})

describe('the reveal', () => {
  /** Twelve people: place n has so many points; the third and the fourth are level. */
  async function anEnding() {
    const finale = await aFinale()
    const { festival, place } = finale
    const people = new Map<string, { tag: string; id: string }>()
    const worth = [1300, 1200, 1000, 1000, 900, 800, 700, 600, 500, 400, 300, 200]
    for (const [index, points] of worth.entries()) {
      const name = `no${index + 1}`
      people.set(name, await withPoints(festival, place, name, points))
    }
    return { ...finale, people }
  }

  const handles = ({ revealed }: Stage) =>
    revealed.map(
      ({ rank, people }) => `${rank} ${people.map((one) => one.attendee.tiktokUsername).join('+')}`,
    )

  it('goes from the tenth to the first, ties together, and phones see no more than the stage', async () => {
    const { festival, ask } = await anEnding()
    const other = await festivalForTest({ sharing: festival })
    await ask('POST', '/freeze')
    expect((await ask('POST', '/reveal')).json<Stage>()).toEqual({
      state: 'revealing',
      revealed: [],
      ranksLeft: 9,
      nextRank: 10,
    })
    await wait(REST)
    expect(await places(other)).toEqual(['11 no11 300', '12 no12 200'])
    expect(await places(other, '?limit=10')).toEqual([])

    let stage = (await ask('POST', '/reveal-next', { after: null })).json<Stage>()
    expect([handles(stage), stage.nextRank]).toEqual([['10 no10'], 9])
    // The same press twice, and one of a second screen that is behind.
    for (const after of [null, null]) {
      stage = (await ask('POST', '/reveal-next', { after })).json<Stage>()
      expect(handles(stage)).toEqual(['10 no10'])
    }
    await wait(REST)
    expect(await places(other)).toEqual(['10 no10 400', '11 no11 300', '12 no12 200'])

    for (const after of [10, 9, 8, 7, 6, 5]) {
      stage = (await ask('POST', '/reveal-next', { after })).json<Stage>()
    }
    expect(handles(stage).at(-1)).toBe('3 no3+no4')
    expect([stage.nextRank, stage.ranksLeft]).toEqual([2, 2])
    await wait(REST)
    expect((await places(other)).slice(0, 2)).toEqual(['3 no3 1000', '3 no4 1000'])
    await ask('POST', '/reveal-next', { after: 3 })
    stage = (await ask('POST', '/reveal-next', { after: 2 })).json<Stage>()
    expect([stage.state, handles(stage).at(-1), stage.nextRank]).toEqual(['revealed', '1 no1', null])
    await wait(REST)
    expect((await board(other)).state).toBe('revealed')
    expect(await places(other)).toHaveLength(12)
  })

  it('counts what was late and happened in time, and nothing that happened after', async () => {
    const { festival, ask, people, place } = await anEnding()
    const [second, eleventh] = [people.get('no2'), people.get('no11')]
    const { interaction } = await tap(festival, people.get('no1')?.tag ?? '', place.id)
    festival.clock.advance({ minutes: 2 })
    const inTime = new Date(festival.clock.now().getTime() - 60_000).toISOString()
    await ask('POST', '/freeze')
    festival.clock.advance({ minutes: 1 })
    const late = await festival.app.inject({
      method: 'POST',
      url: '/api/tap',
      payload: {
        rfidTagId: second?.tag,
        installationId: place.id,
        metadata: { timestamp: inTime, sentAt: festival.clock.now().toISOString() },
      },
    })
    expect(late.json()).toMatchObject({ success: true, interaction: { createdAt: inTime } })
    for (let n = 0; n < 15; n += 1) await tap(festival, eleventh?.tag ?? '', place.id)
    const voided = await festival.app.inject({
      method: 'POST',
      url: `/api/admin/interactions/${interaction.id}/void`,
      headers: (await signInAs(festival, 'admin')).headers,
      payload: { reason: 'tapped by a friend' },
    })
    expect(voided.statusCode).toBeLessThan(300)
    await wait(REST)
    expect((await places(festival)).slice(0, 2)).toEqual(['1 no1 1400', '2 no2 1200'])

    await ask('POST', '/reveal')
    let after: number | null = null
    for (let stage: Stage; after !== 1; after = stage.revealed.at(-1)?.rank ?? 1) {
      stage = (await ask('POST', '/reveal-next', { after })).json<Stage>()
    }
    await wait(REST)
    const final = await places(festival)
    expect(final.slice(0, 2)).toEqual(['1 no1 1300', '1 no2 1300'])
    expect(final.slice(-2)).toEqual(['11 no11 300', '12 no12 200'])
  })

  it('is over at once when nobody has points', async () => {
    const { ask } = await aFinale()
    await ask('POST', '/freeze')
    expect((await ask('POST', '/reveal')).json<Stage>()).toMatchObject({ state: 'revealed', revealed: [] })
    expectRefusal(await ask('POST', '/reveal'), 'board_not_frozen')
  })

  it('shows nobody who is hidden or crew', async () => {
    const { festival, ask, people } = await anEnding()
    await festival.sql('UPDATE attendees SET is_crew = true WHERE id = $1', [people.get('no10')?.id])
    await ask('POST', '/freeze')
    await ask('POST', '/reveal')
    await festival.sql('UPDATE attendees SET is_hidden = true WHERE id = $1', [people.get('no9')?.id])
    const stage = (await ask('POST', '/reveal-next', { after: null })).json<Stage>()
    expect(handles(stage)).toEqual(['10 no11'])
    expect(handles((await ask('POST', '/reveal-next', { after: 10 })).json<Stage>())).toEqual([
      '10 no11',
      '8 no8',
    ])
  })
})
