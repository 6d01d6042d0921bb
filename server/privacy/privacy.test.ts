import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, aWristband } from '../../test/factories.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { locks } from '../db/locks.ts'
import { checkLedger } from '../points/index.ts'
import { personData } from './person-data.ts'
import { applyRetention, retention } from './retention.ts'
import { listRows } from './store.ts'

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
    avatarUrl: `https://example.com/${name}.jpg`,
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

const forget = ({ phone }: Somebody, headers: object = phone.headers) =>
  app.inject({ method: 'DELETE', url: `/api/sessions/${phone.sessionId}/profile`, headers: { ...headers } })

describe('deleting my data', () => {
  it('is for the own phone alone, and at the desk for admins alone', async () => {
    const person = await somebody()
    const { headers } = await signInAs(festival, 'admin')
    const staff = await signInAs(festival, 'staff')
    expectRefusal(await forget(person, {}), 'not_your_session')
    expectRefusal(await forget(person, headers), 'not_your_session')
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
    const [before] = await sql<{ total: number }>('SELECT sum(total_points)::int AS total FROM attendees')
    expect((await forget(person)).statusCode).toBe(204)
    expect(await tracesOf(person)).toEqual([])
    expect(await sql('SELECT sum(total_points)::int AS total FROM attendees')).toEqual([before])
    expect((await checkLedger(db)).filter(({ broken }) => broken > 0)).toEqual([])
    const board = await app.inject({ url: '/api/leaderboard' })
    expect(board.body).not.toContain(person.attendee.id)
    const phone = await app.inject({ url: '/api/phone', headers: person.phone.headers })
    expect(phone.json()).toEqual({ attendee: null, sessionId: null })
    const journey = await app.inject({ url: `/api/session/${person.phone.sessionId}` })
    expect(journey.json()).toEqual({ fortunes: [], questions: [] })
    expectRefusal(await forget(person), 'attendee_not_found')
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
    await forget(own)
    const [latest] = (await app.inject({ url: '/api/admin/audit', headers })).json().records
    expect(latest).toMatchObject({ action: 'attendee.erase', actor: 'An attendee' })
  })

  it('changes nothing else in the record of changes, which nobody else can change either', async () => {
    await expect(sql(`UPDATE audit_records SET actor = 'Somebody else'`)).rejects.toThrow('what happened')
    await expect(sql(`UPDATE audit_records SET after = '{"a": 1}'`)).rejects.toThrow('what happened')
    await expect(sql('DELETE FROM audit_records')).rejects.toThrow('what happened')
  })
})

describe('what is stored about a person', () => {
  it('is listed whole: no column of the database that points to a person or a visit is forgotten', async () => {
    const pointing = await sql<{ table: string }>(
      `SELECT DISTINCT c.table_name AS table FROM information_schema.columns c JOIN information_schema.tables t
         USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND c.column_name IN ('attendee_id', 'session_id', 'tag')`,
    )
    const listed = personData.map(({ table }) => table)
    expect(listed).toEqual(expect.arrayContaining(pointing.map(({ table }) => table)))
  })

  it('is exported with everything they did and without a secret', async () => {
    const person = await somebody()
    const rows = await listRows(db, person.attendee.id)
    const text = JSON.stringify(rows)
    expect(rows.attendees).toMatchObject([{ email: person.attendee.email, total_points: 2_500 }])
    expect(rows.wristbands).toMatchObject([{ tag: person.band.tag }])
    expect(rows.questions).toMatchObject([{ question: `Where does ${person.name} sleep?` }])
    expect(rows.interactions).toHaveLength(2)
    expect(rows.audit_records).toMatchObject([{ action: 'attendee.update' }])
    expect(text).not.toContain(person.phone.sessionId)
    expect(text).not.toContain('secret_hash')
  })
})

describe('retention', () => {
  it('removes what was kept long enough and nothing else, once for all processes', async () => {
    const person = await somebody()
    const now = clock.now().getTime()
    const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000)
    const visit = async (id: string, attendeeId: string | null, days: number) => {
      await sql('INSERT INTO sessions (id, attendee_id, created_at) VALUES ($1, $2, $3)', [
        id.repeat(32),
        attendeeId,
        daysAgo(days),
      ])
      await sql(
        `INSERT INTO questions (session_id, language, question, answer, related_topics, source_ids, grounded, written_by)
         VALUES ($1, 'en', 'Where?', 'There.', '{}', '{}', true, 'built-in')`,
        [id.repeat(32)],
      )
    }
    await visit('1', null, 31)
    await visit('2', null, 29)
    await visit('3', person.attendee.id, 31)
    await sql(
      `INSERT INTO refused_taps (tag, installation_id, code, occurred_at, recorded_at)
       VALUES ('0000', 'gift-aura', 'old', $1, $1), ('0000', 'gift-aura', 'new', $2, $2)`,
      [daysAgo(31), daysAgo(29)],
    )
    await sql(`INSERT INTO speakable_texts VALUES (decode(repeat('00', 16), 'hex'), $1)`, [daysAgo(31)])
    const removed = await applyRetention(festival.deps)
    expect(removed).toMatchObject({
      sessions: 1,
      questions: 1,
      refused_taps: 1,
      speakable_texts: 1,
      phones: 0,
    })
    const left = await sql<{ id: string }>(
      `SELECT left(id, 1) AS id FROM sessions WHERE id ~ '^([123])\\1+$' ORDER BY 1`,
    )
    expect(left.map(({ id }) => id)).toEqual(['2', '3'])
    expect(await applyRetention(festival.deps)).toMatchObject({ sessions: 0, refused_taps: 0 })
  })

  it('lets one process work while the others go on', async () => {
    const other = await db.$client.connect()
    await other.query('BEGIN')
    await other.query('SELECT pg_advisory_xact_lock($1)', [locks.retention])
    expect(await applyRetention(festival.deps)).toEqual({})
    await other.query('ROLLBACK')
    other.release()
  })

  it('says of everything why it is kept so long', () => {
    expect(retention.filter(({ why }) => !why.endsWith('.'))).toEqual([])
  })
})
