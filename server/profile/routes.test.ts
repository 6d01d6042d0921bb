import { describe, expect, it } from 'vitest'
import type { Profile } from '../../contract/profile.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { type OwnPhone, ownPhoneOf } from '../../test/own-phone.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { tapsOf } from '../../test/taps.ts'

const festival = await festivalForFile({ mode: 'live' })
const demo = await festivalForFile()
const { app, sql } = festival

const read = (sessionId: string, phone?: OwnPhone, query = '') =>
  app.inject({ url: `/api/sessions/${sessionId}/profile${query}`, ...(phone && { headers: phone.headers }) })
const change = (phone: OwnPhone, payload: object) =>
  app.inject({
    method: 'PATCH',
    url: `/api/sessions/${phone.sessionId}/profile`,
    payload,
    headers: phone.headers,
  })
const profileOf = async (phone: OwnPhone, query = '') =>
  (await read(phone.sessionId, phone, query)).json<Profile>()

const band = await aWristband(festival)
const phone = await ownPhoneOf(festival, band)

describe('a profile that is refused', () => {
  it('does not exist for an unknown session, and not for a guest', async () => {
    expectRefusal(await read('nothing'), 'session_not_found')
    expectRefusal(await read('f'.repeat(32), phone), 'session_not_found')
    await sql('INSERT INTO sessions (id) VALUES ($1)', ['a'.repeat(32)])
    expectRefusal(await read('a'.repeat(32)), 'attendee_not_found')
  })

  it('opens on no other phone, whoever knows the link: not a friend’s, not the crew’s', async () => {
    const friend = await ownPhoneOf(festival, await aWristband(festival))
    const admin = await signInAs(festival, 'admin')
    expectRefusal(await read(phone.sessionId), 'not_your_session')
    expectRefusal(await read(phone.sessionId, friend), 'not_your_session')
    expectRefusal(await read(phone.sessionId, { ...phone, headers: admin.headers }), 'not_your_session')
    const { sessionId } = phone
    expectRefusal(await change({ ...friend, sessionId }, { isHidden: true }), 'not_your_session')
  })

  it.each([[{}], [{ isHidden: 'yes' }], [{ language: 'tlh' }], [[]]])(
    'is 400 for the choice %j',
    async (body) => {
      expect((await change(phone, body)).json().code).toBe('invalid_request')
    },
  )

  it.each(['?lines=0', '?lines=1001', '?lines=many'])('is 400 for %s', async (query) => {
    expectRefusal(await read(phone.sessionId, phone, query), 'invalid_request', ['lines'])
  })
})

describe('a profile', () => {
  it('tells points, place, tier, the way to the next one and to the next prize', async () => {
    await sql(`INSERT INTO prize_tiers (prize_name, required_points) VALUES ('Pins', 400), ('T-shirt', 6000)`)
    const profile = await profileOf(phone)
    const { id, tiktokUsername, firstName, lastName, avatarUrl, attendeeName } = band.attendee
    expect(profile.attendee).toEqual({ id, tiktokUsername, firstName, lastName, avatarUrl, attendeeName })
    expect(profile).toMatchObject({
      totalPoints: 500,
      tier: 'bronze',
      nextTier: { id: 'silver', name: 'Silver Creator', pointsMissing: 3_500 },
      nextPrize: { prizeName: 'T-shirt', requiredPoints: 6_000, pointsMissing: 5_500 },
      prizes: [{ prizeName: 'Pins', state: 'reached' }],
      choices: { isHidden: false, language: 'en' },
      isFrozen: false,
    })
  })

  it('ends with the highest tier and the last prize', async () => {
    const rich = await aWristband(festival, { attendee: await anAttendee(festival, { totalPoints: 20_000 }) })
    const profile = await profileOf(await ownPhoneOf(festival, rich))
    expect(profile).toMatchObject({ tier: 'platinum', nextTier: null, nextPrize: null })
  })

  it('shows neither the tag nor the address', async () => {
    const { body } = await read(phone.sessionId, phone)
    expect(body).not.toContain(band.tag)
    expect(body).not.toContain(band.attendee.email)
  })

  it('opens by the session alone while the festival is a demo', async () => {
    const { sessionId } = await ownPhoneOf(demo, await aWristband(demo))
    expect((await demo.app.inject({ url: `/api/sessions/${sessionId}/profile` })).statusCode).toBe(200)
  })
})

describe('a standing', () => {
  it('is told to the station where somebody has just tapped: place and next prize', async () => {
    const wearer = await aWristband(demo)
    const place = await anInstallation(demo, { pointValue: 300 })
    const { answer } = await tapsOf(demo).tap(wearer, place)
    const ask = (interactionId: string) =>
      demo.app.inject({ method: 'POST', url: '/api/standings', payload: { interactionId } })
    await demo.sql(`INSERT INTO prize_tiers (prize_name, required_points) VALUES ('Poster', 1000)`)
    const told = await ask(answer.interaction.id)
    expect(told.json()).toEqual({
      rank: expect.any(Number),
      attendeesRanked: expect.any(Number),
      nextPrize: { prizeName: 'Poster', description: null, requiredPoints: 1_000, pointsMissing: 700 },
    })
    demo.clock.advance({ seconds: 61 })
    expectRefusal(await ask(answer.interaction.id), 'claim_expired')
  })
})

describe('the statement', () => {
  it('has every award, every tap that did not count and why, and what the crew gave and took', async () => {
    const wearer = await aWristband(demo)
    const own = await ownPhoneOf(demo, wearer)
    const { tap } = tapsOf(demo)
    const place = await anInstallation(demo, { name: 'Food Row', cooldownSeconds: 1_800, pointValue: 300 })
    const closed = await anInstallation(demo, { name: 'Arena', isActive: false })
    const step = () => demo.clock.advance({ seconds: 5 })
    step()
    await tap(wearer, place)
    step()
    await tap(wearer, place)
    step()
    await tap(wearer, closed).catch(() => undefined)
    step()
    const { headers } = await signInAs(demo, 'admin')
    const bonus = await demo.app.inject({
      method: 'POST',
      url: '/api/admin/bonus',
      payload: { attendeeId: wearer.attendee.id, points: 50, reason: 'Helped us' },
      headers,
    })
    step()
    await demo.app.inject({
      method: 'POST',
      url: `/api/admin/interactions/${bonus.json().interaction.id}/void`,
      payload: { reason: 'Wrong person' },
      headers,
    })
    const answer = await demo.app.inject({ url: `/api/sessions/${own.sessionId}/profile` })
    const { statement, hasMore, totalPoints } = answer.json<Profile>()
    expect(statement).toMatchObject([
      { kind: 'void', points: -50, totalAfter: 800, reason: 'Wrong person', place: null },
      { kind: 'bonus', points: 50, totalAfter: 850, reason: 'Helped us', isVoided: true },
      { kind: 'refused', points: 0, totalAfter: null, reason: 'installation_inactive', place: 'Arena' },
      {
        kind: 'tap',
        points: 0,
        totalAfter: 800,
        reason: 'cooldown',
        place: 'Food Row',
        nextEligibleAt: expect.stringMatching(/^\d{4}-.+Z$/),
      },
      { kind: 'tap', points: 300, totalAfter: 800, reason: null, place: 'Food Row', nextEligibleAt: null },
      { kind: 'tap', points: 500, totalAfter: 500, isVoided: false },
    ])
    expect(hasMore).toBe(false)
    expect(totalPoints).toBe(800)
    const two = await demo.app.inject({ url: `/api/sessions/${own.sessionId}/profile?lines=2` })
    expect(two.json<Profile>()).toMatchObject({ statement: statement.slice(0, 2), hasMore: true })
  })

  it('does not tell what somebody else did who wore the same band', async () => {
    const old = await aWristband(festival, { ended: 'replaced' })
    await sql(
      `INSERT INTO refused_taps (tag, attendee_id, installation_id, code, occurred_at)
       VALUES ($1, $2, 'tap-tracking', 'installation_inactive', now()), ($1, $3, 'tap-tracking', 'station_not_paired', now())`,
      [old.tag, old.attendee.id, band.attendee.id],
    )
    const now = await aWristband(festival, { attendee: old.attendee })
    const { statement } = await profileOf(await ownPhoneOf(festival, now))
    expect(statement.map(({ reason }) => reason)).toEqual([null, 'installation_inactive'])
  })
})

describe('the place', () => {
  it('is shared by equal totals, and nobody hidden, without points or of the crew has one or takes one', async () => {
    const points = [90_000, 80_000, 80_000, 70_000]
    const phones: OwnPhone[] = []
    for (const totalPoints of points) {
      const attendee = await anAttendee(festival, { totalPoints: totalPoints - 500 })
      phones.push(await ownPhoneOf(festival, await aWristband(festival, { attendee })))
    }
    await anAttendee(festival, { totalPoints: 99_000, isHidden: true })
    await anAttendee(festival, { totalPoints: 99_000, isCrew: true })
    const ranks = await Promise.all(phones.map(async (own) => (await profileOf(own)).rank))
    expect(ranks).toEqual([1, 2, 2, 4])
    const crew = await anAttendee(festival, { isCrew: true, totalPoints: 95_000 })
    const crewPhone = await ownPhoneOf(festival, await aWristband(festival, { attendee: crew }))
    expect((await profileOf(crewPhone)).rank).toBeNull()
  })

  it('is gone from profile, leaderboard and big screen when somebody hides, and comes back', async () => {
    const attendee = await anAttendee(festival, { totalPoints: 120_000 })
    const own = await ownPhoneOf(festival, await aWristband(festival, { attendee }))
    const isOnBoard = async () =>
      (await app.inject({ url: '/api/leaderboard' })).body.includes(attendee.tiktokUsername)
    const isOnScreen = async () =>
      (await app.inject({ url: '/api/installations/now-showing/recent' })).body.includes(attendee.id)
    const seen = async () => [(await profileOf(own)).rank, await isOnBoard(), await isOnScreen()]
    await expect.poll(seen).toEqual([1, true, true])
    const hidden = { isHidden: true, language: 'ja' }
    expect((await change(own, hidden)).json()).toEqual(hidden)
    await expect.poll(seen).toEqual([null, false, false])
    await change(own, { isHidden: false })
    await expect.poll(seen).toEqual([1, true, true])
  })
})

describe('a frozen board', () => {
  it('hides the place and not the points until everything is revealed, as the recap does', async () => {
    const own = await ownPhoneOf(demo, await aWristband(demo))
    const ask = async () =>
      (await demo.app.inject({ url: `/api/sessions/${own.sessionId}/profile` })).json<Profile>()
    const step = async (set: string) => {
      await demo.sql(`UPDATE finale SET ${set}`)
      const { rank, isFrozen, totalPoints } = await ask()
      const recap = await demo.app.inject({ url: `/api/sessions/${own.sessionId}/recap` })
      expect(recap.json().rank).toBe(rank)
      return { rank, isFrozen, totalPoints }
    }
    const { rank } = await ask()
    expect(rank).toBeGreaterThan(0)
    await demo.sql('SELECT write_standing($1, false)', [demo.clock.now()])
    const frozenAt = `'${demo.clock.now().toISOString()}'`
    const hidden = { rank: null, isFrozen: true, totalPoints: 500 }
    expect(await step(`planned_at = NULL, frozen_at = ${frozenAt}`)).toEqual(hidden)
    expect(await step(`reveal_started_at = ${frozenAt}`)).toEqual(hidden)
    expect(await step(`revealed_to_rank = ${rank}`)).toEqual(hidden)
    const shown = { rank, isFrozen: false, totalPoints: 500 }
    expect(await step(`revealed_to_rank = 1, revealed_at = ${frozenAt}`)).toEqual(shown)
  })
})
