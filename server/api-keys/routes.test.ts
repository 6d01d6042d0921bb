import { describe, expect, it } from 'vitest'
import { MOST_API_KEYS } from '../../contract/api-keys.ts'
import { anApiKey } from '../../test/api-key.ts'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { anAttendee } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock } = festival
const admin = (await signInAs(festival, 'admin')).headers

const make = (payload: object, headers: object = admin) =>
  app.inject({ method: 'POST', url: '/api/admin/api-keys', payload, headers: { ...headers } })
const people = (authorization: string) =>
  app.inject({ url: '/api/admin/attendees', headers: { authorization } })
const draft = { name: 'Ticket desk', scopes: ['people:read'] }

describe('an API key', () => {
  it.each([
    ['without a name', { ...draft, name: ' ' }, 'name'],
    ['without scopes', { ...draft, scopes: [] }, 'scopes'],
    ['with an unknown scope', { ...draft, scopes: ['everything'] }, 'scopes.0'],
    ['with an end that is over', { ...draft, expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['with an end that is no moment', { ...draft, expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('is not made %s', async (_name, payload, path) => {
    const response = await make(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toContainEqual(expect.objectContaining({ path }))
  })

  it('can do no more than whoever makes it', async () => {
    const { headers } = await signInAs(festival, ['integrations:manage', 'attendees:manage'])
    expect((await make(draft, headers)).statusCode).toBe(201)
    const refused = await make({ ...draft, scopes: ['people:read', 'knowledge:write'] }, headers)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'more_than_own'])
  })

  it('is shown once, of which a hash is kept, and tells when it was used', async () => {
    const { key, secret } = (await make(draft)).json()
    expect(secret).toMatch(/^festival_[\w-]{43}$/)
    const [row] = await sql<{ row: string }>('SELECT api_keys::text AS row FROM api_keys WHERE id = $1', [
      key.id,
    ])
    expect(row?.row).not.toContain(secret)
    expect((await people(`Bearer ${secret}`)).statusCode).toBe(200)
    const listed = (await app.inject({ url: '/api/admin/api-keys', headers: admin })).json().keys
    expect(JSON.stringify(listed)).not.toContain(secret)
    expect(listed.find(({ id }: { id: string }) => id === key.id)).toMatchObject({
      ...{ name: 'Ticket desk', endsWith: secret.slice(-4), createdBy: 'Sam Rivera', revokedAt: null },
      lastUsedAt: clock.now().toISOString(),
    })
  })

  it('opens nothing once it has expired or is revoked, and both making and revoking are on record', async () => {
    const expiresAt = new Date(clock.now().getTime() + 60_000).toISOString()
    const short = (await make({ ...draft, expiresAt })).json()
    const long = (await make(draft)).json()
    clock.advance({ minutes: 2 })
    expect((await people(`Bearer ${short.secret}`)).json().code).toBe('api_key_invalid')
    expect((await people(`Bearer ${long.secret}`)).statusCode).toBe(200)
    const url = `/api/admin/api-keys/${long.key.id}`
    const fresh = (await signInAs(festival, 'admin')).headers
    const revoke = () => app.inject({ method: 'DELETE', url, headers: fresh })
    expect((await revoke()).json().revokedAt).toBe(clock.now().toISOString())
    expect((await revoke()).statusCode).toBe(200)
    expect((await people(`Bearer ${long.secret}`)).json().code).toBe('api_key_invalid')
    const records = await sql('SELECT action FROM audit_records WHERE subject = $1 ORDER BY id', [
      long.key.id,
    ])
    expect(records).toEqual([{ action: 'api-key.create' }, { action: 'api-key.revoke' }])
  })

  it('is named for what it changes, and answers for its own limit of bonus points', async () => {
    const person = await anAttendee(festival)
    const { id, headers } = await anApiKey(festival, { scopes: ['points:write', 'points:read'] })
    const bonus = (points: number) =>
      app.inject({
        ...{ method: 'POST', url: '/api/admin/bonus', headers },
        payload: { attendeeId: person.id, points },
      })
    expect((await bonus(5)).statusCode).toBe(201)
    const [record] = await sql<{ actor_id: string; actor: string }>(
      `SELECT actor_id, actor FROM audit_records WHERE action = 'bonus.award' AND subject = $1`,
      [person.id],
    )
    expect(record).toMatchObject({ actor_id: id, actor: expect.stringMatching(/^API key Program/) })
    const awards = (await app.inject({ url: '/api/admin/awards', headers })).json().awards
    expect(awards[0].awardedBy).toMatch(/^Program/)
    expect((await people(headers.authorization)).json().code).toBe('scope_missing')
  })

  it('is counted by itself, wherever it calls from', async () => {
    const busy = await festivalForTest({ mode: 'live', limitFactor: 0.02 })
    const { headers } = await anApiKey(busy)
    const other = await anApiKey(busy)
    const ask = (key: { authorization: string }, remoteAddress: string) =>
      busy.app.inject({ url: '/api/admin/awards', headers: key, remoteAddress })
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push((await ask(headers, `192.0.2.${n}`)).statusCode)
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask(other.headers, '192.0.2.1')).statusCode).toBe(200)
  })

  it('is one of so many at most', async () => {
    const full = await festivalForTest()
    const { headers } = await signInAs(full, 'admin')
    for (let n = 0; n < MOST_API_KEYS; n += 1) await anApiKey(full)
    const response = await full.app.inject({
      ...{ method: 'POST', url: '/api/admin/api-keys', headers },
      payload: draft,
    })
    expect(response.json().code).toBe('api_key_limit_reached')
  })
})
