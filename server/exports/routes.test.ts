import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { Dataset } from '../../contract/exports.ts'
import { languages } from '../../contract/languages.ts'
import { anApiKey } from '../../test/api-key.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { takesGzip } from '../http/stream-file.ts'
import { datasets } from './datasets.ts'
import { describeColumn } from './dictionary.ts'
import { textsIn } from './texts/texts.ts'

const festival = await festivalForFile()
const admin = await signInAs(festival, 'admin')

function fetchFile(url: string, headers: Record<string, string> = admin.headers) {
  return festival.app.inject({ url: `/api/admin/exports${url && `/${url}`}`, headers })
}

async function rowsOf(url: string): Promise<Record<string, unknown>[]> {
  const { body, statusCode } = await fetchFile(`${url}${url.includes('?') ? '&' : '?'}format=jsonl`)
  expect(statusCode, body).toBe(200)
  return body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

describe('the data dictionary', () => {
  const named = Dataset.options.flatMap((dataset) =>
    datasets[dataset].columns.map(({ name }) => [dataset, name] as const),
  )

  it.each(languages)('describes every column in %s, and nothing that is none', (language) => {
    const texts = textsIn(language)
    for (const [dataset, name] of named) {
      expect(describeColumn(texts, dataset, name), `${dataset}.${name}`).not.toBe('')
      expect(texts.datasets[dataset].title).not.toBe('')
    }
    const used = new Set(
      named.map(([dataset, name]) => (texts.columns[`${dataset}.${name}`] ? `${dataset}.${name}` : name)),
    )
    expect(Object.keys(texts.columns).sort()).toEqual([...used].sort())
  })

  it('is served with what the files have', async () => {
    const { datasets: told } = (await fetchFile('dictionary?language=de')).json()
    for (const { dataset, columns, url } of told) {
      const all = columns.filter(({ isContact }: { isContact: boolean }) => !isContact)
      const head = (await festival.app.inject({ url, headers: admin.headers })).body.split('\r\n')[0]
      expect(head, dataset).toBe(`\uFEFF${all.map(({ name }: { name: string }) => name).join(',')}`)
    }
    expect(told[0].columns[0].description).toMatch(/^Kennung der Person/)
  })
})

describe('an export', () => {
  it.each([
    ['ledger?format=xml', 'format'],
    ['ledger?from=2026-02-30', 'from'],
    ['ledger?from=0001-01-01', 'from'],
    ['ledger?from=2026-12-06&to=2026-12-04', 'to'],
    ['people?to=2026-12-04', 'to'],
    ['ledger?columns=points,tag', 'columns'],
    ['ledger?columns=points,points', 'columns'],
    ['people?columns=email', 'columns'],
  ])('%s is refused, and says why', async (url, path) => {
    const answer = await fetchFile(url)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
    expect(answer.json().issues[0].path).toContain(path)
  })

  it('tells where every entry comes from, in the time of the place, and what was taken back', async () => {
    const place = await anInstallation(festival, { name: '=Booth, "one"', pointValue: 300 })
    const { tag, attendee } = await aWristband(festival)
    const post = (url: string, payload: object) =>
      festival.app.inject({ method: 'POST', url, headers: admin.headers, payload })
    const { interaction } = (await post('/api/tap', { rfidTagId: tag, installationId: place.id })).json()
    await post('/api/tap', { rfidTagId: '0400000000FFFF', installationId: place.id })
    await post(`/api/admin/interactions/${interaction.id}/void`, { reason: '@home' })
    const day = '?from=2026-12-05&to=2026-12-05'
    expect(await rowsOf(`ledger${day}`)).toMatchObject([
      {
        entryId: interaction.id,
        occurredAt: '2026-12-05T20:10:00.000-08:00',
        eventDay: '2026-12-05',
        kind: 'tap',
        points: 300,
        attendeeId: attendee.id,
        source: 'browser',
        reversesEntryId: null,
      },
      { kind: 'void', points: -300, source: 'staff', givenBy: 'Sam Rivera', reversesEntryId: interaction.id },
    ])
    const taps = await rowsOf(`taps${day}&columns=outcome,outcomeReason,points`)
    expect(taps.sort((a, b) => Number(b.points) - Number(a.points))).toEqual([
      { outcome: 'counted', outcomeReason: null, points: 300 },
      { outcome: 'refused', outcomeReason: 'wristband_not_linked', points: 0 },
    ])
    expect(await rowsOf('hours?columns=startsAt,kind,people,points')).toEqual([
      { startsAt: '2026-12-05T20:00:00.000-08:00', kind: 'tap', people: 1, points: 300 },
      { startsAt: '2026-12-05T20:00:00.000-08:00', kind: 'void', people: 1, points: -300 },
    ])
    const csv = await fetchFile('ledger?columns=points,installationName,reason')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="live-fest-ledger-2026-12-05.csv"',
      'export-rows': '2',
    })
    const name = `"'=Booth, ""one"""`
    expect(csv.body).toBe(`\uFEFFpoints,installationName,reason\r\n300,${name},\r\n-300,${name},'@home\r\n`)
    expect(await rowsOf('ledger?from=2026-12-06')).toEqual([])
  })

  it('has names and addresses only when asked for, and the audit knows', async () => {
    const person = await anAttendee(festival)
    expect(JSON.stringify(await rowsOf('people'))).not.toContain(person.lastName)
    const [last] = (await rowsOf('people?contact=true')).slice(-1)
    expect(last).toMatchObject({ attendeeId: person.id, email: person.email, hasWristband: false })
    const [record] = await rowsOf('audit?columns=action,subject,after').then((rows) => rows.slice(-1))
    expect(record).toMatchObject({
      action: 'data.export',
      subject: 'live-fest-people-2026-12-05.jsonl',
      after: { dataset: 'people', contact: true },
    })
    const { recent } = (await fetchFile('')).json()
    expect(recent[0]).toMatchObject({ fileName: 'live-fest-audit-2026-12-05.jsonl', actor: 'Sam Rivera' })
  })

  it('of questions names nobody', async () => {
    const visit = 'a'.repeat(32)
    await festival.sql('INSERT INTO sessions (id) VALUES ($1)', [visit])
    await festival.sql(
      `INSERT INTO questions (session_id, language, question, answer, related_topics, source_ids, grounded, written_by)
       VALUES ($1, 'en', 'I am @nova, nova@example.com, +1 (702) 555-0100. Open at 10:00 - 18:00?', 'Yes', '{}', '{}',
         true, 'built-in')`,
      [visit],
    )
    const rows = await rowsOf('questions?columns=question,isAnswered')
    expect(rows).toEqual([{ question: 'I am •••, ••• •••. Open at 10:00 - 18:00?', isAnswered: true }])
  })

  it('is open to staff for what they see elsewhere, and to programs with the scope', async () => {
    const staff = await signInAs(festival, 'staff')
    const listed = async (headers: Record<string, string>) =>
      (await fetchFile('', headers)).json().datasets.map(({ dataset }: { dataset: string }) => dataset)
    expect(await listed(admin.headers)).toEqual(Dataset.options)
    const ofStaff = ['people', 'hours', 'installations', 'stations', 'prizes', 'claims', 'interest']
    expect(await listed(staff.headers)).toEqual(ofStaff)
    const { headers } = await anApiKey(festival, { scopes: ['points:read'] })
    expect((await fetchFile('ledger', headers)).statusCode).toBe(200)
    expect((await fetchFile('people', headers)).statusCode).toBe(403)
  })

  it('is zipped for whoever takes that', async () => {
    const { rawPayload, headers } = await fetchFile('installations', {
      ...admin.headers,
      'accept-encoding': 'gzip',
    })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toMatch(/^\uFEFFinstallationId,/)
    const told = ['br, gzip;q=0.5', 'GZIP', '*', 'gzip;q=0', 'gzip;q=0.0', 'br', undefined].map(takesGzip)
    expect(told).toEqual([true, true, true, false, false, false, false])
  })
})

describe('a long export', () => {
  let origin = ''
  beforeAll(async () => {
    const place = await anInstallation(festival)
    const { id } = await anAttendee(festival)
    await festival.sql(
      `INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, occurred_at)
       SELECT $1, $2, 'tap', 1, n, timestamptz '2026-12-04T19:10:00-08:00' FROM generate_series(1, 40000) n`,
      [id, place.id],
    )
    origin = await festival.app.listen({ host: '127.0.0.1', port: 0 })
  })

  /** Begins to fetch more than lies on the way, and reads a little of it. */
  async function beginToFetch() {
    const leave = new AbortController()
    const answer = await fetch(`${origin}/api/admin/exports/ledger?format=jsonl`, {
      headers: { ...admin.headers, 'accept-encoding': 'identity' },
      signal: leave.signal,
    })
    const reader = answer.body?.getReader()
    await reader?.read()
    const readOn = async () => {
      for (;;) if ((await reader?.read())?.done !== false) return
    }
    return { answer, leave, readOn }
  }
  const reading = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'FETCH %' AND state <> 'idle'`

  it('that cannot be finished ends with a broken connection, whatever was announced', async () => {
    const { answer, readOn } = await beginToFetch()
    expect(Number(answer.headers.get('export-rows'))).toBeGreaterThanOrEqual(40_000)
    await festival.sql(`SELECT pg_terminate_backend(pid) ${reading}`)
    await expect(readOn()).rejects.toThrow()
    expect(festival.log.takeErrors()).toEqual([expect.stringContaining('a file broke off')])
  })

  it('that nobody wants any more stops in the database', async () => {
    const { leave } = await beginToFetch()
    expect(await festival.sql(`SELECT pid ${reading}`)).toHaveLength(1)
    leave.abort()
    await expect.poll(() => festival.sql(`SELECT pid ${reading}`), { timeout: 20_000 }).toEqual([])
  })
})
