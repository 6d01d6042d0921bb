import { describe, expect, it } from 'vitest'
import { erasuresAt } from '../../test/ask-erasure.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, aWristband } from '../../test/factories.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { checkLedger } from '../points/index.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, db, clock } = festival

let people = 0

/** Somebody with a phone, a question to Leon, a vibe, a refused tap, and a change that the desk made. */
async function somebody() {
  people += 1
  const name = `Wilhelmina${people}x`
  const attendee = await anAttendee(festival, {
    tiktokUsername: `${name.toLowerCase()}.dances`,
    firstName: name,
    lastName: 'Vergissmeinnicht',
    attendeeName: `${name} Vergissmeinnicht`,
    email: `${name}@example.com`,
    avatarUrl: `/api/avatars/${name}`.slice(0, 35).padEnd(35, 'x'),
  })
  clock.advance({ seconds: 5 })
  const band = await aWristband(festival, { attendee })
  const phone = await ownPhoneOf(festival, band)
  const { sessionId } = phone
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: phone.headers })
  await post('/api/question', { question: `Where does ${name} sleep?`, language: 'en', sessionId })
  await post('/api/fortune', { preference: 'play', answers: { vibe: 'play' }, language: 'en', sessionId })
  await post('/api/tap', { installationId: 'gift-aura', metadata: { chosenEmotion: 'HAPPY' } })
  // Only stations take taps there.
  await post('/api/tap', { rfidTagId: band.tag, installationId: 'now-showing' })
  const { headers } = await signInAs(festival, 'staff')
  await app.inject({
    method: 'PATCH',
    url: `/api/admin/attendees/${attendee.id}`,
    payload: { ageBand: '13-17' },
    headers,
  })
  return { name, attendee, band, phone }
}

type Somebody = Awaited<ReturnType<typeof somebody>>

/** Every word of the database that could tell who it was. */
async function tracesOf({ name: firstName, band }: Somebody): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  )
  const traces: string[] = []
  for (const { name } of tables) {
    const rows = await sql(`SELECT 1 FROM "${name}" t WHERE t::text ILIKE ANY (ARRAY[$1, $2]) LIMIT 1`, [
      `%${firstName}%`,
      `%${band.tag}%`,
    ])
    if (rows.length > 0) traces.push(name)
  }
  return traces
}

const { ask, tapAtEntrance } = erasuresAt(festival)

describe('deleting my data', () => {
  it('is for the own phone alone, and at the desk for admins alone', async () => {
    const person = await somebody()
    const { headers } = await signInAs(festival, 'admin')
    const staff = await signInAs(festival, 'staff')
    expectRefusal(await ask(person.phone, {}), 'not_your_session')
    expectRefusal(await ask(person.phone, headers), 'not_your_session')
    const url = `/api/admin/attendees/${person.attendee.id}/erase`
    expectRefusal(await app.inject({ method: 'POST', url, headers: staff.headers }), 'not_allowed')
    const nobody = '/api/admin/attendees/nobody/erase'
    expectRefusal(await app.inject({ method: 'POST', url: nobody, headers }), 'attendee_not_found')
    // Only an id says whom the desk means: a handle could be somebody else's id.
    const byHandle = `/api/admin/attendees/${person.attendee.tiktokUsername}/erase`
    expectRefusal(await app.inject({ method: 'POST', url: byHandle, headers }), 'attendee_not_found')
    expect(await tracesOf(person)).toContain('attendees')
  })

  it('leaves no trace of who it was in any table, and every sum as it was', async () => {
    const person = await somebody()
    expect(await tracesOf(person)).toEqual(
      expect.arrayContaining(['attendees', 'audit_records', 'questions', 'refused_taps', 'wristbands']),
    )
    await ask(person.phone)
    const station = await tapAtEntrance(person.band)
    const [before] = await sql<{ total: number }>('SELECT sum(total_points)::int AS total FROM attendees')
    expect((await station.confirm()).statusCode).toBe(204)
    expect(await tracesOf(person)).toEqual([])
    expect(await sql('SELECT sum(total_points)::int AS total FROM attendees')).toEqual([before])
    expect((await checkLedger(db)).filter(({ broken }) => broken > 0)).toEqual([])
    const board = await app.inject({ url: '/api/leaderboard' })
    expect(board.body).not.toContain(person.attendee.id)
    const phone = await app.inject({ url: '/api/phone', headers: person.phone.headers })
    expect(phone.json()).toEqual({ attendee: null, sessionId: null })
    const journey = await app.inject({ url: `/api/session/${person.phone.sessionId}` })
    expect(journey.json()).toEqual({ fortunes: [], questions: [] })
    expectRefusal(await ask(person.phone), 'attendee_not_found')
  })

  it('is recorded without saying who, and the desk finds an alias', async () => {
    const person = await somebody()
    const { headers } = await signInAs(festival, 'admin')
    const erased = await app.inject({
      method: 'POST',
      url: `/api/admin/attendees/${person.attendee.id}/erase`,
      headers,
    })
    const { alias } = erased.json<{ alias: string }>()
    expect(alias).toMatch(/^erased-[0-9a-f]{12}$/)
    const audit = await app.inject({ url: '/api/admin/audit', headers })
    const [record] = audit.json().records
    expect(record).toMatchObject({
      action: 'attendee.erase',
      actor: 'Sam Rivera',
      subject: alias,
      after: null,
    })
    const own = await somebody()
    await ask(own.phone)
    await (await tapAtEntrance(own.band)).confirm()
    const [latest] = (await app.inject({ url: '/api/admin/audit', headers })).json().records
    expect(latest).toMatchObject({ action: 'attendee.erase', actor: 'An attendee' })
  })

  it('changes nothing else in the record of changes, which nobody else can change either', async () => {
    await expect(sql(`UPDATE audit_records SET actor = 'Somebody else'`)).rejects.toThrow('what happened')
    await expect(sql(`UPDATE audit_records SET after = '{"a": 1}'`)).rejects.toThrow('what happened')
    await expect(sql('DELETE FROM audit_records')).rejects.toThrow('what happened')
  })
})
