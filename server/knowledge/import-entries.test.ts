import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { upload } from '../../test/upload.ts'

const url = '/api/admin/event-knowledge'
const empty = await festivalForFile()

beforeEach(() => empty.sql('DELETE FROM knowledge_entries'))

async function importer(festival: TestFestival) {
  const { app } = festival
  const { headers } = await signInAs(festival, 'admin')
  const send = (csv: string | Buffer, query = '') => upload(app, `${url}/import${query}`, csv, headers)
  const save = async (query = 'isActive=true') =>
    (await app.inject({ url: `${url}/export?${query}`, headers })).body
  const count = async () =>
    (await festival.sql<{ n: number }>('SELECT count(*)::int AS n FROM knowledge_entries'))[0]?.n
  return { send, save, count, headers, app }
}

const done = (created: number, updated: number, unchanged: number) => ({
  status: 200,
  body: { created, updated, unchanged, total: created + updated + unchanged, errors: [] },
})

describe('export and import', () => {
  it('change nothing about the whole demo content, with all its languages and phrases', async () => {
    const festival = await festivalForTest({ people: 'demo' })
    const { send, save, count } = await importer(festival)
    const csv = await save()
    const entries = (await count()) ?? 0
    expect(entries).toBeGreaterThan(80)
    expect(await send(csv)).toEqual(done(0, 0, entries))
    expect(await send(csv.replace(/^\uFEFF/, ''))).toEqual(done(0, 0, entries))
    expect(await save()).toBe(csv)
    const original = await readFile(new URL('../../data/demo/event-knowledge.csv', import.meta.url))
    expect(await send(original), 'the file that the content came from has no ids and no phrases').toEqual(
      done(0, 0, entries),
    )
    const other = await importer(empty)
    expect(await other.send(csv)).toEqual(done(entries, 0, 0))
    expect(await other.save(), 'in another festival').toBe(csv)
  }, 60_000)

  it('keep formulas harmless on the way, and whole at the end', async () => {
    const { send, save, app, headers } = await importer(empty)
    for (const title of [
      '=HYPERLINK("http://evil.example")',
      "'=already quoted",
      '@home, "really"',
      '-5 °C',
    ]) {
      const draft = { category: 'general', title, description: '+1 for\nthis;', tags: ['=x', '-y'] }
      await app.inject({ method: 'POST', url, headers, payload: draft })
    }
    const csv = await save()
    expect(csv.slice(1)).not.toMatch(/(^|[,\n"])[=+@-]/)
    expect(await send(csv)).toEqual(done(0, 0, 4))
  })

  it('keep what staff corrected of what the guide understands', async () => {
    const { send, save } = await importer(empty)
    const lines = 'category,title,description,conceptsAdded,conceptsRemoved\nvenue,The Nook,Come in,'
    expect(await send(`${lines}"cloakroom, lockers",sauna\n`)).toEqual(done(1, 0, 0))
    const csv = await save()
    expect(csv).toContain('"cloakroom, lockers",sauna')
    expect(await send('category,title,description\nvenue,The Nook,Come in\n')).toEqual(done(0, 0, 1))
    expect(await send(csv)).toEqual(done(0, 0, 1))
    expect((await send(`${lines}no-such-concept,\n`)).body.errors).toMatchObject([
      { line: 2, field: 'conceptsAdded', code: 'not-a-choice' },
    ])
  })

  it('name the categories that there are to who writes another', async () => {
    const { send } = await importer(empty)
    const { errors } = (await send('category,title,description\nfood,Chips,Hot\n')).body
    expect(errors).toEqual([
      {
        line: 2,
        field: 'category',
        code: 'not-one-of',
        message: 'Only these values are possible here: activation, general, schedule, venue.',
        values: { choices: 'activation, general, schedule, venue' },
      },
    ])
  })

  it('tell before it is done what the guide understands', async () => {
    const { send } = await importer(empty)
    const csv =
      'category,title,description\nvenue,Cloakroom,We keep coats and bags at the gate.\nvenue,Zur Linde,Yes\n'
    expect((await send(csv, '?dryRun=true')).body.understood).toMatchObject([
      { line: 2, title: 'Cloakroom', concepts: ['cloakroom', 'gates'], weaknesses: [] },
      { line: 3, title: 'Zur Linde', concepts: [], weaknesses: ['nothing-known', 'too-short'] },
    ])
  })

  it('follow the filter of the list', async () => {
    const { send, save } = await importer(empty)
    await send('category,title,description\nvenue,North Gate,In\ngeneral,Rain,Wet\n')
    expect(await save('category=venue')).toContain('North Gate')
    expect(await save('category=venue')).not.toContain('Rain')
    expect(await save('search=wet')).toContain('Rain')
    expect(await save('isActive=false')).not.toContain('Rain')
  })
})

describe('an import', () => {
  it('matches by id, else by category and title, and leaves alone what it has no column for', async () => {
    const { send, save } = await importer(empty)
    await send(
      'category,title,description,tags,title_de,description_de\nvenue,Gate A,West,"a, b",Tor A,Westen\n',
    )
    expect(await send('Category;TITLE;description\r\nVenue;gate a;East\r\n')).toEqual(done(0, 1, 0))
    const [, id] = /\r\n([^,]+),venue,gate a,East,,"a, b",,,.*Tor A,Westen/.exec(await save()) ?? []
    expect(id).toBeDefined()
    expect(await send(`id,category,title,description\n${id},general,Gates,East\n`)).toEqual(done(0, 1, 0))
    expect(await send('category,title,description,title_de,description_de\ngeneral,Gates,East,,\n')).toEqual(
      done(0, 1, 0),
    )
    expect(await save()).not.toContain('Tor A')
  })

  it('lets two entries swap their titles', async () => {
    const { send } = await importer(empty)
    await send('id,category,title,description\none,venue,Left,x\ntwo,venue,Right,y\n')
    const swapped = 'id,category,title,description\none,venue,Right,x\ntwo,venue,Left,y\n'
    expect(await send(swapped)).toEqual(done(0, 2, 0))
    expect(await send(swapped)).toEqual(done(0, 0, 2))
  })

  it('tells in a dry run what it would do, and does nothing', async () => {
    const { send, count } = await importer(empty)
    const csv = 'category,title,description\nvenue,A,a\nvenue,B,b\n'
    expect(await send(csv, '?dryRun=true')).toMatchObject(done(2, 0, 0))
    expect(await count()).toBe(0)
    expect(await send(csv)).toEqual(done(2, 0, 0))
    expect(await send(csv, '?dryRun=true')).toMatchObject(done(0, 0, 2))
  })

  it('with one wrong row writes none, and says which row, as its dry run did', async () => {
    const { send, count } = await importer(empty)
    const csv = [
      'category,title,description,startsAt,endsAt,title_de,description_de',
      'venue,Fine,fine,,,,',
      'party,A,a,,,,',
      'venue,,b,,,,',
      'venue,C,c,tomorrow,,,',
      'venue,D,d,2026-12-05T20:00:00Z,2026-12-05T19:00:00Z,,',
      'venue,E,e,,,Nur der Titel,',
      'venue,FINE,again,,,,',
    ].join('\n')
    const wanted = [
      [3, 'category'],
      [4, 'title'],
      [5, 'startsAt'],
      [6, 'endsAt'],
      [7, 'description_de'],
      [8, 'title'],
    ]
    for (const [query, status] of [
      ['?dryRun=true', 200],
      ['', 400],
    ] as const) {
      const answer = await send(csv, query)
      expect(answer.status).toBe(status)
      const places = answer.body.errors.map((error: { line: number; field: string }) => [
        error.line,
        error.field,
      ])
      expect(places).toEqual(wanted)
      expect(answer.body.total).toBe(7)
      expect(answer.body.code).toBe(status === 400 ? 'import_failed' : undefined)
    }
    expect(await count()).toBe(0)
  })

  it('refuses hostile files with a word for each, and writes nothing', async () => {
    const { send, count } = await importer(empty)
    const head = 'category,title,description\n'
    const files: [string | Buffer, number, number, string][] = [
      ['', 400, 1, 'empty-file'],
      [`${head}venue,"never closed,x\nvenue,B,b\n`, 400, 2, 'quote-open'],
      [`${head}venue,A"B"C,x\n`, 400, 2, 'quote-misplaced'],
      ['title,description\nA,a\n', 400, 1, 'column-missing'],
      ['category,title,description,title_xx\nvenue,A,a,b\n', 400, 1, 'unknown-column'],
      [Buffer.from(`${head}venue,Caf\xe9,x\n`, 'latin1'), 400, 1, 'not-text'],
      [Buffer.from(`${head}venue,A,a\n`, 'utf16le'), 400, 1, 'not-text'],
      [`${head}venue,A\0,a\n`, 400, 2, 'bad-character'],
      [`${head}venue,A\n`, 400, 2, 'cell-count'],
      [`${head}venue,A,${'x'.repeat(5_001)}\n`, 400, 2, 'too-long'],
      [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 400, 1, 'not-text'],
    ]
    for (const [file, status, line, code] of files) {
      const answer = await send(file)
      const [first] = answer.body.errors
      expect([answer.status, first?.line, first?.code], String(file).slice(0, 80)).toEqual([
        status,
        line,
        code,
      ])
      expect(first.message).not.toBe('')
    }
    expect(await count()).toBe(0)
  })

  it('of more than 5 MiB or 20,000 rows is too large', async () => {
    const { send, count } = await importer(empty)
    const head = 'category,title,description\n'
    for (const [file, code] of [
      [head + 'x'.repeat(5 * 1024 * 1024), 'body_too_large'],
      ['x'.repeat(25 * 1024 * 1024), 'body_too_large'],
      [head + 'venue,A,a\n'.repeat(20_001), 'file_too_long'],
    ] as const) {
      const answer = await send(file)
      expect([answer.status, answer.body.code]).toEqual([413, code])
    }
    expect(await count()).toBe(0)
  })

  it('needs a file in a form', async () => {
    const { app, headers } = await importer(empty)
    const post = async (given: object, payload?: string | object) => {
      const request = { method: 'POST' as const, url: `${url}/import`, headers: { ...headers, ...given } }
      return (await app.inject(payload === undefined ? request : { ...request, payload })).statusCode
    }
    expect(await post({}, { file: 'category' })).toBe(415)
    expect(await post({ 'content-type': 'text/csv' }, 'category')).toBe(415)
    expect(await post({ 'content-type': 'multipart/form-data' }, 'x')).toBe(400)
    expect(await post({ 'content-type': 'multipart/form-data; boundary=b' }, '--b--\r\n')).toBe(400)
    expect(await post({ 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nbroken')).toBe(400)
  })

  it('reads a time without a zone on the clock of the festival', async () => {
    const { send, headers, app } = await importer(empty)
    const row = 'schedule,Soup,Hot.,2026-12-04 12:00,4.12.2026 13:30'
    expect(await send(`category,title,description,startsAt,endsAt\n${row}\n`)).toEqual(done(1, 0, 0))
    expect((await app.inject({ url, headers })).json().entries).toMatchObject([
      { startsAt: '2026-12-04T20:00:00.000Z', endsAt: '2026-12-04T21:30:00.000Z' },
    ])
  })

  it('twice at once writes once', async () => {
    const { send, count } = await importer(empty)
    const csv = `category,title,description\n${Array.from({ length: 300 }, (_, n) => `venue,Stand ${n},Food`).join('\n')}`
    const answers = await Promise.all([send(csv), send(csv)])
    expect(answers.map(({ body }) => body.created).sort()).toEqual([0, 300])
    expect(await count()).toBe(300)
  })

  it('leaves a record of every entry it wrote', async () => {
    const { send, app, headers } = await importer(empty)
    await send('category,title,description\nvenue,Gate Q,West\n')
    await send('category,title,description\nvenue,Gate Q,East\n')
    const audit = await app.inject({ url: '/api/admin/audit?search=gate%20q', headers })
    expect(audit.json().records).toMatchObject([
      { action: 'knowledge.update', before: { description: 'West' }, after: { description: 'East' } },
      { action: 'knowledge.create', before: null, after: { description: 'West' } },
    ])
  })
})
