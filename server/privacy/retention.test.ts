import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, aWristband } from '../../test/factories.ts'
import { aPhoto } from '../../test/offline-twins/colour-reader.ts'
import { aStation } from '../../test/paired-station.ts'
import { atTheBooth } from '../../test/photo-booth.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { locks } from '../db/locks.ts'
import { checkLedger } from '../points/index.ts'
import { keptTables } from './kept-tables.ts'
import { applyRetention, retentionRules } from './retention.ts'
import { tellRetention } from './tell-retention.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, db, clock, deps } = festival
const rules = retentionRules(deps.config)

describe('retention', () => {
  it('removes what was kept long enough and nothing else, once for all processes', async () => {
    const person = await anAttendee(festival)
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
    await visit('3', person.id, 31)
    await sql(
      `INSERT INTO refused_taps (tag, installation_id, code, occurred_at, recorded_at)
       VALUES ('0000', 'gift-aura', 'old', $1, $1), ('0000', 'gift-aura', 'new', $2, $2)`,
      [daysAgo(31), daysAgo(29)],
    )
    await sql(`INSERT INTO speakable_texts VALUES (decode(repeat('00', 16), 'hex'), $1)`, [daysAgo(31)])
    const removed = await applyRetention(deps)
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
    expect(await applyRetention(deps)).toMatchObject({ sessions: 0, refused_taps: 0 })
  })

  it('lets one process work while the others go on', async () => {
    const other = await db.$client.connect()
    await other.query('BEGIN')
    await other.query('SELECT pg_advisory_xact_lock($1)', [locks.retention])
    expect(await applyRetention(deps)).toEqual({})
    await other.query('ROLLBACK')
    other.release()
  })
})

describe('what a photo tells of a face', () => {
  it('is in no table any more when the photo is over, and the points stay explained', async () => {
    const { visit, rowsOf } = atTheBooth(festival)
    const { headers } = await aStation(festival, 'gift-aura')
    const band = await aWristband(festival)
    await visit(band, { imageData: await aPhoto('sad'), metadata: { consent: true }, headers })
    expect(await tablesThatSay('SAD')).toEqual(['photos'])
    clock.advance({ hours: deps.config.photoHours })
    await applyRetention(deps)
    expect(await tablesThatSay('SAD')).toEqual([])
    expect(await rowsOf(band)).toEqual([expect.objectContaining({ points: 2_000, metadata: {} })])
    const { headers: staff } = await signInAs(festival, 'staff')
    const url = `/api/admin/attendees/${band.attendee.id}/statement`
    const { rows } = (await app.inject({ url, headers: staff })).json()
    expect(rows).toMatchObject([{ pointsAwarded: 2_000, installationName: 'Gift Aura' }])
  })

  it('also goes from rows that versions until November 2026 wrote, and nothing else of them', async () => {
    const { id } = await anAttendee(festival)
    const oldRow = (key: string, hoursAgo: number) =>
      sql(
        `INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, metadata, idempotency_key,
           occurred_at, recorded_at)
         VALUES ($1, 'gift-aura', 'tap', 0, 0, $2, $3, $4, $4)`,
        [
          id,
          {
            location: 'Booth 2',
            topEmotion: 'FEAR',
            emotions: [{ type: 'FEAR', confidence: 99 }],
            emailState: 'sent',
            photoId: key,
          },
          key,
          new Date(clock.now().getTime() - hoursAgo * 3_600_000),
        ],
      )
    await oldRow('over', deps.config.photoHours + 1)
    await oldRow('alive', deps.config.photoHours - 1)
    expect(await applyRetention(deps)).toMatchObject({ interactions: 1 })
    const rows = await sql(
      'SELECT idempotency_key AS key, metadata FROM interactions WHERE attendee_id = $1',
      [id],
    )
    expect(rows).toContainEqual({ key: 'over', metadata: { location: 'Booth 2' } })
    expect(rows).toContainEqual({ key: 'alive', metadata: expect.objectContaining({ topEmotion: 'FEAR' }) })
    expect((await checkLedger(db)).filter(({ broken }) => broken > 0)).toEqual([])
  })

  it('is all that a row of the ledger can lose', async () => {
    const appendOnly = /the ledger is append-only/
    for (const change of [
      `metadata = '{}', points = 9`,
      `metadata = metadata || '{"a": 1}'`,
      `metadata = metadata - 'location'`,
      `reason = 'better'`,
    ])
      await expect(sql(`UPDATE interactions SET ${change}`)).rejects.toThrow(appendOnly)
  })
})

/** The tables in which a word stands, apart from the texts that everybody reads. */
async function tablesThatSay(word: string): Promise<string[]> {
  const tables = await tableNames('public')
  const found: string[] = []
  for (const table of tables) {
    const rows = await sql(`SELECT 1 FROM "${table}" t WHERE t::text LIKE $1 LIMIT 1`, [`%${word}%`])
    if (rows.length > 0) found.push(table)
  }
  return found
}

async function tableNames(schema: string): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = $1 AND table_type = 'BASE TABLE' ORDER BY 1`,
    [schema],
  )
  return rows.map(({ name }) => name)
}

describe('the list of what is kept', () => {
  it('has every table of the database, and none that is not there', async () => {
    const listed = new Set([...rules, ...keptTables].map(({ table }) => table))
    const schemas = await sql<{ name: string }>(
      `SELECT DISTINCT table_schema AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'public', 'pgboss')`,
    )
    expect(schemas).toEqual([])
    const tables = await tableNames('public')
    expect(
      tables.filter((table) => !listed.has(table)),
      'kept without a rule',
    ).toEqual([])
    expect([...listed].filter((table) => !tables.includes(table))).toEqual(['pgboss.*'])
  })

  it('says of everything why it is kept so long', () => {
    const everything = [...rules, ...keptTables]
    expect(everything.filter(({ why }) => !why.endsWith('.') && !why.endsWith('.)'))).toEqual([])
    const told = tellRetention(deps.config)
    for (const { table } of everything)
      expect(told).toMatch(new RegExp(`^${table.replace('.*', '..')} .+`, 'm'))
    for (const { why } of everything) expect(told).toContain(why)
  })
})
