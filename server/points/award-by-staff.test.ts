import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { checkLedger } from './check-ledger.ts'

const festival = await festivalForFile()
const { app, sql, clock } = festival
const staff = await signInAs(festival, 'staff')
const admin = await signInAs(festival, 'admin')

function award(payload: object, headers: object = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/admin/bonus',
    headers: { ...staff.headers, ...headers },
    payload,
  })
}

function takeBack(id: string, payload: object = { reason: 'scanned twice' }) {
  return app.inject({
    method: 'POST',
    url: `/api/admin/interactions/${id}/void`,
    headers: admin.headers,
    payload,
  })
}

async function tap(tag: string, installationId: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/tap',
    payload: { rfidTagId: tag, installationId },
  })
  return answer.json().interaction.id
}

const personOf = async (id: string) =>
  (
    await sql<{ total: number; reached: Date | null }>(
      'SELECT total_points AS total, total_reached_at AS reached FROM attendees WHERE id = $1',
      [id],
    )
  )[0]

describe('a bonus', () => {
  it('is refused without points, above 10,000, as a fraction, and for nobody', async () => {
    const { id } = await anAttendee(festival)
    for (const points of [0, -1, 10_001, 1.5, '500', null, undefined, 1e30]) {
      expect((await award({ attendeeId: id, points })).statusCode, String(points)).toBe(400)
    }
    expect((await award({ points: 5 })).statusCode).toBe(400)
    expect((await award({ attendeeId: 'nobody', points: 5 })).json().code).toBe('attendee_not_found')
    expect((await award({ attendeeId: 'no\u0000body', points: 5 })).statusCode).toBe(400)
    expect(await personOf(id)).toEqual({ total: 0, reached: null })
  })

  it('is never given to crew', async () => {
    const { id } = await anAttendee(festival, { isCrew: true })
    const answer = await award({ attendeeId: id, points: 100 })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'crew_not_eligible'])
  })

  it('counts at once, keeps its reason and its giver, and tells nobody the e-mail address', async () => {
    const person = await anAttendee(festival)
    const answer = await award({ attendeeId: person.id, points: 5000, reason: ' won a battle ' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      interaction: {
        id: expect.any(String),
        createdAt: clock.now().toISOString(),
        pointsAwarded: 5000,
        metadata: {},
      },
      attendee: {
        id: person.id,
        tiktokUsername: person.tiktokUsername,
        firstName: 'Nova',
        lastName: person.lastName,
        avatarUrl: null,
        attendeeName: person.attendeeName,
      },
      totalPoints: 5000,
    })
    expect(await personOf(person.id)).toEqual({ total: 5000, reached: clock.now() })
    const awards = await app.inject({ url: '/api/admin/awards', headers: staff.headers })
    expect(awards.json().awards[0]).toMatchObject({
      kind: 'bonus',
      pointsAwarded: 5000,
      reason: 'won a battle',
      awardedBy: 'Sam Rivera',
      isVoided: false,
    })
    const audit = await app.inject({ url: '/api/admin/audit?search=bonus.award', headers: admin.headers })
    expect(audit.json().records[0]).toMatchObject({ subject: person.id, after: { points: 5000 } })
  })

  it('is given once however often the same key arrives, also all at once', async () => {
    const { id } = await anAttendee(festival)
    const again = () => award({ attendeeId: id, points: 700 }, { 'idempotency-key': `double-click-${id}` })
    const answers = await Promise.all([again(), again(), again(), again()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(3)
    expect(await personOf(id)).toMatchObject({ total: 700 })
  })

  it('refuses a key that was used for other points or another person', async () => {
    const [one, other] = [await anAttendee(festival), await anAttendee(festival)]
    const key = { 'idempotency-key': `reused-${one.id}` }
    await award({ attendeeId: one.id, points: 1 }, key)
    for (const attendeeId of [one.id, other.id]) {
      const answer = await award({ attendeeId, points: 2 }, key)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused'])
    }
    expect(await personOf(other.id)).toMatchObject({ total: 0 })
  })
})

describe('a void', () => {
  it('takes the points of a tap back, once, whoever is faster', async () => {
    const { tag, attendee } = await aWristband(festival)
    const id = await tap(tag, (await anInstallation(festival)).id)
    const answers = await Promise.all([takeBack(id), takeBack(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const [taken, refused] = answers.sort((a, b) => a.statusCode - b.statusCode)
    expect(taken?.json()).toMatchObject({ interaction: { pointsAwarded: -500 }, totalPoints: 0 })
    expect(refused?.json().code).toBe('already_voided')
    expect(await personOf(attendee.id)).toEqual({ total: 0, reached: null })
  })

  it('needs a reason, a row that exists, and points in it', async () => {
    const { tag } = await aWristband(festival)
    const place = await anInstallation(festival, { pointValue: 0 })
    const worthless = await tap(tag, place.id)
    expect((await takeBack(worthless, {})).statusCode).toBe(400)
    expect((await takeBack(worthless, { reason: '  ' })).statusCode).toBe(400)
    expect((await takeBack(worthless)).json().code).toBe('not_voidable')
    expect((await takeBack('999999999999999999')).json().code).toBe('interaction_not_found')
    for (const id of ['x', '-1', '1.5', '9999999999999999999', '%00']) {
      expect((await takeBack(id)).statusCode, id).toBe(400)
    }
  })

  it('cannot be voided itself', async () => {
    const { tag } = await aWristband(festival)
    const id = await tap(tag, (await anInstallation(festival)).id)
    const taken = await takeBack(id)
    expect((await takeBack(taken.json().interaction.id)).json().code).toBe('not_voidable')
  })

  it('leaves a tie as if the points had never been there', async () => {
    const [early, late] = [await aWristband(festival), await aWristband(festival)]
    const [first, second] = [await anInstallation(festival), await anInstallation(festival)]
    await tap(early.tag, first.id)
    const reached = clock.now()
    clock.advance({ minutes: 1 })
    await tap(late.tag, first.id)
    clock.advance({ minutes: 1 })
    const mistake = await tap(early.tag, second.id)
    clock.advance({ minutes: 1 })
    await takeBack(mistake)
    expect(await personOf(early.attendee.id)).toEqual({ total: 500, reached })
    const board = await app.inject('/api/leaderboard?limit=500')
    const handles = board.json().leaderboard.map((row: { attendee: { id: string } }) => row.attendee.id)
    expect(handles.indexOf(early.attendee.id)).toBeLessThan(handles.indexOf(late.attendee.id))
  })
})

it('keeps every rule of the ledger, whatever staff do', async () => {
  expect((await checkLedger(festival.db)).filter(({ broken }) => broken > 0)).toEqual([])
})
