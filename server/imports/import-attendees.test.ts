import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { upload } from '../../test/upload.ts'
import { aWorkbook } from '../../test/workbook.ts'
import { toRecord } from '../desk/index.ts'
import { type KnownAttendee, listKnownAttendees } from './known-store.ts'
import { writePeople } from './write-people.ts'

const festival = await festivalForFile()
const { app } = festival
const { headers } = await signInAs(festival, 'staff')
const url = '/api/admin/attendees'

const send = (csv: string | Buffer, query = '') => upload(app, `${url}/import${query}`, csv, headers)

/** What of a report the first version of the import told already. */
async function counts(csv: string | Buffer, query = '') {
  const { status, body } = await send(csv, query)
  const { created, updated, unchanged, total, errors } = body
  return { status, body: { created, updated, unchanged, total, errors } }
}
const save = async () => (await app.inject({ url: `${url}/export`, headers })).body
const count = async () =>
  (await festival.sql<{ n: number }>('SELECT count(*)::int AS n FROM attendees'))[0]?.n
const done = (created: number, updated: number, unchanged: number) => ({
  status: 200,
  body: { created, updated, unchanged, total: created + updated + unchanged, errors: [] },
})

describe('people in a file', () => {
  it('come in with their bands, and go out and in again without a change', async () => {
    const csv =
      'tiktokUsername;firstName;lastName;email;language;isCrew;wristbandTag\n@mia;Mia;Haas;mia@example.com;de;yes;04:AB:CD:01\nrio;Rio;;;;;\n'
    expect(await counts(csv, '?dryRun=true')).toEqual(done(2, 0, 0))
    expect(await count()).toBe(0)
    expect(await counts(csv)).toEqual(done(2, 0, 0))
    expect(await counts(csv)).toEqual(done(0, 0, 2))
    const exported = await save()
    expect(exported).toContain('mia,Mia,Haas,mia@example.com,de,unknown,true,false')
    expect(exported).not.toContain('04ABCD01')
    expect(await counts(exported)).toEqual(done(0, 0, 2))
    const answer = await app.inject({
      method: 'POST',
      url: '/api/rfid/authenticate',
      payload: { rfidTagId: '04ABCD01' },
    })
    expect(answer.json()).toMatchObject({ tiktokUsername: 'mia', attendeeName: 'Mia Haas' })
  })

  it('do not come in with a band that is lost, neither tried nor for good, until it is found again', async () => {
    const { attendee, tag } = await aWristband(festival)
    await app.inject({ method: 'DELETE', url: `${url}/${attendee.id}/wristbands`, headers })
    const before = await count()
    const csv = `tiktokUsername,firstName,wristbandTag\nlost.and.found,Lo,${tag}\n`
    for (const query of ['?dryRun=true', '']) {
      const { body } = await send(csv, query)
      expect(body.errors).toMatchObject([{ line: 2, field: 'wristbandTag', code: 'band-blocked' }])
    }
    expect(await count()).toBe(before)
    const found = { method: 'POST' as const, url: '/api/admin/wristbands/found', headers }
    await app.inject({ ...found, payload: { rfidTagId: tag } })
    expect(await counts(csv)).toEqual(done(1, 0, 0))
  })

  it('do not come in with a band that somebody wears, and the report says who, or which line has it too', async () => {
    const { attendee, tag } = await aWristband(festival)
    const csv = `tiktokUsername,firstName,wristbandTag\nband.taker,Bo,${tag}\nband.first,Fi,04ABCD77\nband.second,Se,04:ab:cd:77\n`
    for (const query of ['?dryRun=true', '']) {
      const { body } = await send(csv, query)
      expect(body.errors).toMatchObject([
        {
          line: 2,
          field: 'wristbandTag',
          code: 'band-taken',
          values: { handle: attendee.tiktokUsername },
          message: `@${attendee.tiktokUsername} wears this wristband.`,
        },
        {
          line: 4,
          field: 'wristbandTag',
          code: 'same-band',
          values: { earlier: 3 },
          message: 'Line 3 has the same wristband.',
        },
      ])
    }
  })

  it('keep what the file has no column for, and their points', async () => {
    const { attendee, tag } = await aWristband(festival)
    const place = await anInstallation(festival)
    await app.inject({
      method: 'POST',
      url: '/api/tap',
      payload: { rfidTagId: tag, installationId: place.id },
    })
    expect(await counts(`tiktokUsername,firstName\n${attendee.tiktokUsername.toUpperCase()},Vega\n`)).toEqual(
      done(0, 1, 0),
    )
    const [person] = await festival.sql(
      'SELECT email, total_points, attendee_name FROM attendees WHERE id = $1',
      [attendee.id],
    )
    expect(person).toEqual({
      email: attendee.email,
      total_points: 500,
      attendee_name: `Vega ${attendee.lastName}`,
    })
  })

  it('are all left out when one of them is wrong', async () => {
    const { tag } = await aWristband(festival)
    const known = await anAttendee(festival)
    const before = await count()
    const csv = [
      'id,tiktokUsername,firstName,email,ageBand,isCrew,wristbandTag',
      ',new.one,New,,,,',
      ',,,nameless@example.com,,,',
      ',two words,Two,,,,',
      ',mailless,Mail,nobody,,,',
      ',young,Young,,12,,',
      ',maybe,Maybe,,,perhaps,',
      ',taker,Taker,,,,'.concat(tag),
      ',short,Short,,,,123',
      ',NEW.ONE,Again,,,,',
      `other-id,x,X,,,,`,
      `${known.id},x,X,,,,`,
    ].join('\n')
    const { status, body } = await send(csv)
    expect([status, body.code]).toEqual([400, 'import_failed'])
    expect(body.errors.map((error: { line: number; field: string }) => [error.line, error.field])).toEqual([
      [3, 'firstName'],
      [4, 'tiktokUsername'],
      [5, 'email'],
      [6, 'ageBand'],
      [7, 'isCrew'],
      [8, 'wristbandTag'],
      [9, 'wristbandTag'],
      [10, 'tiktokUsername'],
      [12, 'tiktokUsername'],
    ])
    expect(await count()).toBe(before)
  })

  it('whom somebody else changed in the meantime are read again, and nobody is written over', async () => {
    const [{ id, ...before }] = (await listKnownAttendees(festival.db)).slice(-1) as [KnownAttendee]
    const record = { ...toRecord({ firstName: 'Import' }, before), tiktokUsername: before.tiktokUsername }
    const written = [
      { id, before: { ...before, id }, record, tag: undefined, picture: undefined, ticket: undefined },
    ]
    await festival.sql(`UPDATE attendees SET first_name = 'Desk' WHERE id = $1`, [id])
    const actor = {
      id: 'a',
      firstName: 'A',
      lastName: null,
      email: null,
      role: 'staff',
      isActive: true,
    } as const
    expect(
      await writePeople(festival.deps, actor, { id: 0, source: 'file' }, written, async () => undefined),
    ).toBe(false)
    const [{ name }] = (await festival.sql<{ name: string }>(
      'SELECT first_name AS name FROM attendees WHERE id = $1',
      [id],
    )) as [{ name: string }]
    expect(name).toBe('Desk')
  })

  it('get other bands in the place of those they wear, each with its record', async () => {
    const bands = await Promise.all([aWristband(festival), aWristband(festival)])
    const rows = bands.map(({ attendee }, n) => `${attendee.tiktokUsername},Nova,04FEED0${n}`)
    expect(await counts(`tiktokUsername,firstName,wristbandTag\n${rows.join('\n')}\n`)).toEqual(done(0, 2, 0))
    for (const [n, { attendee, tag }] of bands.entries()) {
      const links = await festival.sql(
        'SELECT tag, end_reason FROM wristbands WHERE attendee_id = $1 ORDER BY id',
        [attendee.id],
      )
      expect(links).toEqual([
        { tag, end_reason: 'replaced' },
        { tag: `04FEED0${n}`, end_reason: null },
      ])
      const records = await festival.sql(
        `SELECT before, after FROM audit_records WHERE subject = $1 AND action = 'wristband.replace'`,
        [attendee.id],
      )
      expect(records).toEqual([{ before: { endsWith: [tag.slice(-4)] }, after: { endsWith: `ED0${n}` } }])
    }
  })

  it('in a hostile file are refused', async () => {
    const before = await count()
    for (const csv of [
      '',
      'email\nmia@example.com\n',
      'tiktokUsername,firstName\n"open,A\n',
      'tiktokUsername,firstName\na\0,A\n',
    ]) {
      expect((await send(csv)).body.code, csv).toBe('import_failed')
    }
    expect(await count()).toBe(before)
  })

  it('of 200,000 people are refused in words, whatever file they are in', async () => {
    const before = await count()
    const people = (line: (n: number) => string) =>
      Array.from({ length: 200_000 }, (_, n) => line(n)).join('')
    const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
    const row = '<row><c t="inlineStr"><is><t>Mia</t></is></c></row>'
    for (const [file, code] of [
      [`firstName\n${people(() => 'Mia\n')}`, 'file_too_long'],
      [`firstName,email\n${people((n) => `Mia,mia.${n}@mail.example.org\n`)}`, 'file_too_large'],
      [aWorkbook([], { sheetXml: sheetXml(row.repeat(200_000)) }), 'file_too_long'],
      [
        aWorkbook([], { sheetXml: sheetXml(row.replace('Mia', 'M'.repeat(400)).repeat(200_000)) }),
        'file_too_full',
      ],
    ] as const) {
      const { status, body } = await send(file)
      expect([status, body.code]).toEqual([413, code])
      expect(body.error).toMatch(/Split it|too much in it/)
    }
    expect(await count()).toBe(before)
  })
})
