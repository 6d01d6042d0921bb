import { describe, expect, it } from 'vitest'
import type { FinaleStatus, Stage } from '../../contract/finale.ts'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { aFinale, board, places, tap, withPoints } from '../../test/finale.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const quiet = await festivalForFile()
const admin = await signInAs(quiet, 'admin')

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
    await withPoints(festival, place, 'ada', 300)
    const bo = await withPoints(festival, place, 'bo', 200)
    expect((await ask('POST', '/freeze')).json<FinaleStatus>()).toMatchObject({ state: 'frozen' })
    const frozenAt = festival.clock.now().toISOString()

    await tap(festival, bo.tag, place.id)
    expect((await tap(festival, bo.tag, place.id)).totalPoints).toBe(400)
    await withPoints(festival, place, 'late', 500)
    for (const process of [festival, other]) {
      await eventually(async () => expect(await board(process)).toMatchObject({ state: 'frozen', frozenAt }))
      expect(await places(process)).toEqual(['1 ada 300', '2 bo 200'])
      expect(await places(process, '?limit=1')).toEqual(['1 ada 300'])
      expect(await places(process, '?limit=500')).toHaveLength(2)
    }
    expectRefusal(await ask('POST', '/freeze'), 'board_not_open')
    expectRefusal(await ask('PUT', '/plan', { freezesAt: null }), 'board_not_open')
  })

  it('says the same to every poll, whatever happens in the ledger', async () => {
    const { festival, ask, place } = await aFinale()
    const ada = await withPoints(festival, place, 'ada', 300)
    await ask('POST', '/freeze')
    const { etag } = (await festival.app.inject({ url: '/api/leaderboard' })).headers
    await tap(festival, ada.tag, place.id)
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

  it('lists everybody who shares the tenth rank, before and after the reveal has begun', async () => {
    const { festival, ask, place } = await aFinale()
    for (let n = 1; n <= 9; n += 1) await withPoints(festival, place, `best${n}`, 200 + n * 100)
    for (let n = 1; n <= 6; n += 1) await withPoints(festival, place, `level${n}`, 100)
    await ask('POST', '/freeze')
    const names = Array.from({ length: 6 }, (_, n) => `level${n + 1}`)
    const levelOf = (top: FinaleStatus['publicTop']) =>
      top.filter(({ rank }) => rank === 10).map(({ attendee }) => attendee.tiktokUsername)
    const frozen = (await ask('GET', '')).json<FinaleStatus>()
    expect([levelOf(frozen.trueTop), levelOf(frozen.publicTop), frozen.trueTopCount]).toEqual([
      names,
      names,
      15,
    ])
    await ask('POST', '/reveal')
    const { revealed } = (await ask('POST', '/reveal-next', { after: null })).json<Stage>()
    expect(revealed).toMatchObject([{ rank: 10, count: 6 }])
    const final = (await ask('GET', '')).json<FinaleStatus>()
    expect([levelOf(final.trueTop), final.trueTopCount]).toEqual([names, 15])
  })

  it('says how many share the first ranks when it cannot name them all', async () => {
    const { festival, ask, place } = await aFinale()
    for (let n = 1; n <= 62; n += 1) await withPoints(festival, place, `level${n}`, 100)
    await ask('POST', '/freeze')
    await ask('POST', '/reveal')
    const { revealed } = (await ask('POST', '/reveal-next', { after: null })).json<Stage>()
    expect([revealed[0]?.people.length, revealed[0]?.count]).toEqual([60, 62])
  })

  it('lets go of whoever hides, and of nobody else', async () => {
    const { festival, ask, place } = await aFinale()
    await withPoints(festival, place, 'ada', 300)
    await withPoints(festival, place, 'bo', 200)
    await ask('POST', '/freeze')
    await festival.sql("UPDATE attendees SET is_hidden = true WHERE tiktok_username = 'ada'")
    festival.deps.live.announce({ topic: 'leaderboard' })
    expect(await places(festival)).toEqual(['2 bo 200'])
  })

  it('moves again once it is lifted', async () => {
    const { festival, ask, place } = await aFinale()
    const ada = await withPoints(festival, place, 'ada', 100)
    await ask('POST', '/freeze')
    await tap(festival, ada.tag, place.id)
    expect((await ask('POST', '/lift')).json<FinaleStatus>()).toMatchObject({ state: 'open', frozenAt: null })
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
    for (const process of [other, festival]) {
      await eventually(async () => expect(await board(process)).toMatchObject({ state: 'frozen', frozenAt }))
      expect(await places(process)).toEqual(['1 ada 300', '2 bo 100'])
    }
  })
})
