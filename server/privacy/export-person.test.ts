import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, aWristband } from '../../test/factories.ts'
import { aPhoto } from '../../test/offline-twins/colour-reader.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { personData } from './person-data.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock } = festival

interface Export {
  about: string
  festival: string
  madeAt: string
  tables: { table: string; what: string; rows: Record<string, unknown>[] }[]
}

const rowsIn = (file: Export, name: string) => file.tables.find(({ table }) => table === name)?.rows

/** Somebody with a phone, a question, a vibe, a photo, a refused tap, a prize, and a change that the desk made. */
async function somebody() {
  const attendee = await anAttendee(festival, { email: 'wilhelmina.w@mail.example' })
  const band = await aWristband(festival, { attendee })
  clock.advance({ seconds: 5 })
  const phone = await ownPhoneOf(festival, band)
  const { sessionId } = phone
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: phone.headers })
  await post('/api/question', { question: 'Where do unicorns sleep?', language: 'en', sessionId })
  await post('/api/tap', {
    installationId: 'gift-aura',
    imageData: await aPhoto(),
    metadata: { consent: true },
  })
  await post('/api/tap', { rfidTagId: band.tag, installationId: 'now-showing' })
  const { headers } = await signInAs(festival, 'staff')
  const url = `/api/admin/attendees/${attendee.id}`
  await app.inject({ method: 'PATCH', url, payload: { language: 'fr' }, headers })
  const [tier] = await sql<{ id: string }>(
    `INSERT INTO prize_tiers (prize_name, required_points) VALUES ('Pins', 0) RETURNING id`,
  )
  await sql(
    `INSERT INTO prize_claims (tier_id, attendee_id, piece, prize_name, required_points, state, reserved_at, expires_at,
       reserved_by, reason)
     VALUES ($1, $2, 1, 'Pins', 0, 'reserved', $3, $3::timestamptz + interval '15 minutes', 'sam', 'Rude to us')`,
    [tier?.id, attendee.id, clock.now()],
  )
  return { attendee, band, phone }
}

await sql(`UPDATE event SET name = 'Harbour Lights', time_zone = 'Europe/Berlin'`)
const person = await somebody()
const own = (headers: object = person.phone.headers, { sessionId } = person.phone) =>
  app.inject({ url: `/api/sessions/${sessionId}/export`, headers: { ...headers } })
const atTheDesk = async (role: 'staff' | 'read-only', id = person.attendee.id) =>
  app.inject({ url: `/api/admin/attendees/${id}/export`, headers: (await signInAs(festival, role)).headers })

describe('everything that is known about a person', () => {
  it('is one file that their own phone saves and no other, with the ends of tags and address alone', async () => {
    const stranger = await ownPhoneOf(festival, await aWristband(festival))
    for (const headers of [{}, stranger.headers]) expectRefusal(await own(headers), 'not_your_session')
    const answer = await own()
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-festival-data.json"',
      'cache-control': 'no-store',
    })
    const file = answer.json<Export>()
    expect(answer.body).toContain('\n  "tables": [\n')
    expect(file).toMatchObject({ festival: 'Harbour Lights', madeAt: clock.now().toISOString() })
    expect(file.about).toContain('Harbour Lights')
    expect(rowsIn(file, 'attendees')).toMatchObject([{ email: '…@mail.example', language: 'fr' }])
    expect(rowsIn(file, 'wristbands')).toMatchObject([{ tag: `…${person.band.tag.slice(-4)}` }])
    expect(rowsIn(file, 'questions')).toMatchObject([{ question: 'Where do unicorns sleep?' }])
    expect(rowsIn(file, 'interactions')).toHaveLength(2)
    expect(rowsIn(file, 'photos')).toMatchObject([{ vibe: 'HAPPY' }])
    expect(rowsIn(file, 'consents')).toHaveLength(1)
    expect(rowsIn(file, 'consent_wordings')).toMatchObject([{ text: expect.stringContaining('24') }])
    expect(rowsIn(file, 'refused_taps')).toHaveLength(1)
    expect(rowsIn(file, 'prize_claims')).toMatchObject([{ prize_name: 'Pins' }])
    for (const secret of [
      person.band.tag,
      'wilhelmina.w',
      'Rude to us',
      person.phone.sessionId,
      'hash',
      'sealed',
    ])
      expect(answer.body).not.toContain(secret)
  })

  it('is not there for a guest', async () => {
    await sql('INSERT INTO sessions (id) VALUES ($1)', ['a'.repeat(32)])
    expectRefusal(await own({}, { ...person.phone, sessionId: 'a'.repeat(32) }), 'attendee_not_found')
  })

  it('is whole for the desk, and that somebody took it is on record', async () => {
    expectRefusal(await atTheDesk('read-only'), 'not_allowed')
    expectRefusal(await atTheDesk('staff', 'nobody'), 'attendee_not_found')
    const answer = await atTheDesk('staff')
    const file = answer.json<Export>()
    expect(rowsIn(file, 'attendees')).toMatchObject([{ email: 'wilhelmina.w@mail.example' }])
    expect(rowsIn(file, 'wristbands')).toMatchObject([{ tag: person.band.tag }])
    expect(rowsIn(file, 'prize_claims')).toMatchObject([{ reason: 'Rude to us' }])
    for (const secret of [person.phone.sessionId, 'hash', 'sealed']) expect(answer.body).not.toContain(secret)
    const { headers } = await signInAs(festival, 'admin')
    const [latest] = (await app.inject({ url: '/api/admin/audit', headers })).json().records
    expect(latest).toMatchObject({ action: 'attendee.export', subject: person.attendee.id, after: null })
  })

  it('has every table of the database that leads to a person, however far, and says in words what it is', async () => {
    const leading = await sql<{ table: string }>(
      `WITH RECURSIVE found AS (
         SELECT 'attendees'::regclass::oid AS id
         UNION
         SELECT c.conrelid FROM pg_constraint c JOIN found f ON c.confrelid = f.id WHERE c.contype = 'f'
       )
       SELECT id::regclass::text AS table FROM found
       UNION
       SELECT c.table_name FROM information_schema.columns c JOIN information_schema.tables t
         USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
         AND c.column_name IN ('attendee_id', 'session_id', 'interaction_id', 'tag')`,
    )
    expect(leading.length).toBeGreaterThan(15)
    const written = (await atTheDesk('staff')).json<Export>().tables
    expect(written.map(({ table }) => table)).toEqual(
      expect.arrayContaining(leading.map(({ table }) => table)),
    )
    expect(written).toHaveLength(personData.length)
    for (const { what } of written) expect(what).toMatch(/^[A-Z].+\.$/)
  })
})
