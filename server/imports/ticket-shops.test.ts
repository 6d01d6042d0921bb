import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ImportChoice, PeopleImportReport } from '../../contract/people-imports.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { aFormWith } from '../../test/upload.ts'
import { aWorkbook } from '../../test/workbook.ts'

const festival = await festivalForFile()
const { app, sql } = festival
const { headers } = await signInAs(festival, 'staff')

const fileOf = (name: string) => readFileSync(new URL(`../../test/people-files/${name}`, import.meta.url))

function post(file: string | Buffer, choice: ImportChoice | string = {}, query = '') {
  const form = aFormWith(file, 'list.csv', {
    choice: typeof choice === 'string' ? choice : JSON.stringify(choice),
  })
  return app.inject({
    method: 'POST',
    url: `/api/admin/attendees/import${query}`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
}
const run = async (...args: Parameters<typeof post>): Promise<PeopleImportReport> =>
  (await post(...args)).json()
const tried = (file: string | Buffer, choice: ImportChoice = {}) => run(file, choice, '?dryRun=true')

const known = (source: string) =>
  sql(
    `SELECT reference, tiktok_username AS handle, attendee_name AS name, email, language, age_band AS age
     FROM ticket_references JOIN attendees a ON a.id = attendee_id WHERE source = $1 ORDER BY reference`,
    [source],
  )
const places = ({ errors }: PeopleImportReport) =>
  errors.map(({ line, column, code }) => [line, column, code])

describe('an export of', () => {
  it('the orders of Ticket Tailor has a person for each order, but for cancelled ones', async () => {
    const head =
      'Order ID,Order date,Tickets purchased,Order items,Order cancelled,First Name,Last Name,Email'
    const rows = [
      'tt_1,"Nov 7, 2026 2:28 PM",1,1 x Pass,0,Ida,Berg,ida@example.com',
      'tt_2,"Nov 8, 2026 9:00 AM",1,1 x Pass,1,Gone,Away,gone@example.com',
    ]
    const report = await tried([head, ...rows].join('\n'))
    expect(report).toMatchObject({ preset: 'ticket-tailor', created: 1, leftOut: 1, errorCount: 0 })
    expect(report.people[0]).toMatchObject({ name: 'Ida Berg', reference: 'tt_1-1' })
  })

  it('pretix, as a German Excel saves it, comes in with its ticket codes, languages and ages, and once', async () => {
    const file = fileOf('pretix-orders.csv')
    const report = await run(file)
    expect(report.errors).toEqual([])
    expect(report).toMatchObject({
      created: 3,
      total: 3,
      leftOut: 1,
      errorCount: 0,
      preset: 'pretix',
      encoding: 'windows-1252',
      notes: [
        { code: 'guessed-encoding' },
        { code: 'left-out-status', count: 1, example: 'canceled' },
        { code: 'handles-made', count: 1, example: '@anna.gruber' },
        { code: 'language-other', count: 1, example: 'nl' },
      ],
    })
    expect(await known('pretix')).toEqual([
      {
        reference: 'A7K3Q-1',
        handle: 'juergen.live',
        name: 'Jürgen Weiß',
        email: 'juergen.weiss@example.com',
        language: 'de',
        age: '18+',
      },
      {
        reference: 'A7K3Q-2',
        handle: 'anna.gruber',
        name: 'Anna Gruber',
        email: 'anna.gruber@example.com',
        language: 'de',
        age: '13-17',
      },
      {
        reference: 'B9TTL-1',
        handle: 'zoe_live',
        name: 'Zoë van den Berg',
        email: 'zoe@example.org',
        language: 'en',
        age: '18+',
      },
    ])
    expect(await run(file)).toMatchObject({ created: 0, updated: 0, unchanged: 3, importId: null })
    const renamed = Buffer.from(
      file.toString('latin1').replaceAll('Gruber', 'Huber').replaceAll('gruber', 'huber'),
      'latin1',
    )
    expect(await run(renamed)).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
    expect(await known('pretix')).toMatchObject([{}, { name: 'Anna Huber', handle: 'anna.gruber' }, {}])
  })

  it('Eventbrite tells attendees from buyers, and American dates', async () => {
    expect(await run(fileOf('eventbrite-attendees.csv'))).toMatchObject({
      created: 2,
      leftOut: 1,
      preset: 'eventbrite',
      dateOrder: 'month-first',
    })
    expect(await known('eventbrite')).toMatchObject([
      {
        reference: '5501234567-9900112233',
        handle: 'marisol.vega',
        email: 'marisol@example.com',
        age: '18+',
      },
      { reference: '5501234567-9900112234', handle: 'teo.vega', email: null, age: '13-17' },
    ])
  })

  it('Ticket Tailor is read as UTF-16 with tabs, full names and British dates', async () => {
    const report = await run(fileOf('ticket-tailor-tickets.csv'))
    expect(report).toMatchObject({
      created: 2,
      leftOut: 1,
      preset: 'ticket-tailor',
      encoding: 'utf-16le',
      dateOrder: 'day-first',
    })
    expect(await known('ticket-tailor')).toMatchObject([
      { reference: 'or_77-it_1001', name: "Aoife O'Neill", handle: 'aoife.o.neill', age: '18+' },
      { reference: 'or_77-it_1002', name: '田中さくら', age: '13-17' },
    ])
  })
})

describe('a list of people from anywhere', () => {
  it('is matched by the names of its columns in other languages, below a title, with two of one name', async () => {
    const rows = [
      ['Gästeliste Sommerfest'],
      [],
      ['Nachname', 'Vorname', 'E-Mail', 'E-Mail', 'Sprache', 'Lieblingsfarbe'],
      ['Haas', 'Mila', '', 'mila@example.com', 'Deutsch', 'blau'],
    ]
    const report = await tried(aWorkbook(rows))
    expect(report.columns.map(({ field }) => field)).toEqual([
      'lastName',
      'firstName',
      null,
      'email',
      'language',
      null,
    ])
    expect(report.people).toMatchObject([
      { line: 4, tiktokUsername: 'mila.haas', name: 'Mila Haas', language: 'de', state: 'new' },
    ])
    expect(report.notes).toContainEqual({ code: 'lines-above', count: 1, example: 'Gästeliste Sommerfest' })
  })

  it('without names of columns is matched by what stands in it', async () => {
    const report = await tried(
      'Mila Haas;mila@example.com;04:AB:CD:EF:12:34\nRio Sol;rio@example.com;04:AB:CD:EF:12:35\n',
    )
    expect(report.columns.map(({ field }) => field)).toEqual(['fullName', 'email', 'wristbandTag'])
    expect(report).toMatchObject({ created: 2, errorCount: 0 })
  })

  it('is matched as somebody says, and two columns cannot be the same', async () => {
    const file = 'who,what\nMila,mila.h\n'
    expect(await tried(file, { columns: ['firstName', 'tiktokUsername'] })).toMatchObject({
      created: 1,
      people: [{ tiktokUsername: 'mila.h' }],
    })
    expect((await tried(file, { columns: ['firstName', 'firstName'] })).errors).toMatchObject([
      { code: 'field-twice', line: 1 },
    ])
    expect((await tried(file)).errors).toMatchObject([{ code: 'no-names', line: 1 }])
  })

  it('says by cell what is wrong, and takes it as it was mended', async () => {
    const file =
      'Name,Email,Date of birth,Age group\nMila Haas,mila@@x,,\nRio Sol,,31.02.2010,\nZed Zed,,,9\n=1+1,,2009-05-31,\n'
    expect(places(await tried(file))).toEqual([
      [2, 1, 'not-an-address'],
      [3, 2, 'not-a-day'],
      [4, 3, 'too-young'],
      [5, 0, 'formula'],
    ])
    const choice = {
      mended: [
        { line: 2, column: 1, value: 'mila@example.com' },
        { line: 3, column: 2, value: '28.02.2010' },
        { line: 4, column: 3, value: '' },
      ],
      leftOut: [5],
    }
    expect(await tried(file, choice)).toMatchObject({ created: 3, leftOut: 1, errorCount: 0 })
  })

  it('reads days in four styles, and asks where a column says nothing', async () => {
    const born = async (...days: string[]) => {
      const { people, dateOrder } = await tried(
        `Name,Geburtsdatum\n${days.map((day, n) => `P${n} X,"${day}"`).join('\n')}\n`,
      )
      return [dateOrder, ...people.map(({ ageBand }) => ageBand)]
    }
    expect(await born('2010-05-31', '31.05.2010', 'May 31, 2010', '31 May 1999')).toEqual([
      'day-first',
      '13-17',
      '13-17',
      '13-17',
      '18+',
    ])
    expect(await born('31/05/2010', '05/12/2008')).toEqual(['day-first', '13-17', '13-17'])
    expect(await born('05/31/2010', '12/05/2008')).toEqual(['month-first', '13-17', '13-17'])
    const file = 'Name,Birthday\nMila Haas,12/03/2008\n'
    expect((await tried(file)).notes).toContainEqual({
      code: 'dates-ambiguous',
      count: 1,
      example: '12/03/2008',
    })
    expect(await tried(file, { dateOrder: 'month-first' })).toMatchObject({
      dateOrder: 'month-first',
      people: [{ ageBand: '18+' }],
    })
  })

  it('counts the tickets of an order, and refuses a code that is there twice', async () => {
    const orders = 'order number,name\nZ1,Ann Bo\nZ1,Cid Do\n'
    expect((await tried(orders)).people.map(({ reference }) => reference)).toEqual(['Z1-1', 'Z1-2'])
    expect(places(await tried('barcode,name\nQ1,Ann Bo\nQ1,Cid Do\n'))).toEqual([[3, 0, 'same-ticket']])
  })

  it('finds whom it means by name and address where there is no code, and doubles nobody', async () => {
    const person = await anAttendee(festival)
    const file = `Name,Email,Language\n${person.attendeeName.toUpperCase()},${person.email},fr\n`
    expect(await tried(file)).toMatchObject({ created: 0, updated: 1 })
    expect(await tried(`Name,Email\n${person.attendeeName},other@example.com\n`)).toMatchObject({
      created: 1,
    })
  })

  it('with a choice that is none is refused', async () => {
    for (const choice of [
      '{',
      '{"columns":["colour"]}',
      '{"mended":[{"line":0,"column":0,"value":""}]}',
      '{"x":1}',
    ]) {
      expect((await post('name\nMila\n', choice)).json(), choice).toMatchObject({ code: 'invalid_request' })
    }
  })
})
