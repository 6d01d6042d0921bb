import fc from 'fast-check'
import type { LightMyRequestResponse as Response } from 'fastify'
import { describe, expect, it } from 'vitest'
import { errors, Failure } from '../contract/errors.ts'
import { festivalForFile } from './build-app.ts'
import { anInstallation, aWristband } from './factories.ts'
import { aStation } from './paired-station.ts'
import { isFull } from './size.ts'

const festival = await festivalForFile()
const { app, sql } = festival
const band = await aWristband(festival)
const closed = await anInstallation(festival, { isActive: false })
// A device that the festival knows comes further than a guest.
const { cookie } = (await aStation(festival, closed.id)).headers

/** As much of a JSON schema as the API's description uses. */
interface Schema {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}
type Description = Record<
  string,
  Record<string, { requestBody?: { content: { 'application/json'?: { schema: Schema } } } }>
>

/** Every call of the API, as it describes itself; a stream never ends, so it is tested beside its route. */
const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{ paths: Description }>()
const calls = Object.entries(paths)
  .filter(([path]) => path !== '/api/live')
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      schema: requestBody?.content['application/json']?.schema,
    })),
  )

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff x',
    '__proto__',
    'constructor',
    '../../etc',
    "' OR 1=1 --",
    '<script>',
  ),
  fc.constantFrom(
    '9'.repeat(400),
    'x'.repeat(20_000),
    '😀'.repeat(5_000),
    '-1',
    '1e999',
    'NaN',
    band.tag,
    'tap-tracking',
  ),
)
/** Text that JSON can carry and PostgreSQL cannot. */
const unstorable = fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udfff')
const number = fc.oneof(
  fc.double(),
  fc.bigInt().map(Number),
  fc.constantFrom(-1, 0, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
)
const key = fc.oneof(
  text,
  fc.constantFrom(
    'rfidTagId',
    'installationId',
    'metadata',
    'location',
    'sessionId',
    'question',
    'language',
    'toString',
  ),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, number, fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
  ),
}))

/** Right enough to come through every check at the edge, at an installation where no tap counts. */
const moment = '2026-12-05T20:10:00Z'
const known: Record<string, string> = {
  rfidTagId: band.tag,
  installationId: closed.id,
  language: 'en',
  timestamp: moment,
  sentAt: moment,
}

/** A body as the call describes it, with something else in the place of a field or two. */
function nearlyRight(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => nearlyRight(one, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([field, its]) => {
      const right = { weight: 4, arbitrary: nearlyRight(its, field) }
      const wrong = its.type === 'string' ? fc.oneof(unstorable, value) : value
      return [field, fc.oneof(right, { weight: 1, arbitrary: wrong })]
    })
    return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] })
  }
  if (schema.type === 'array') return fc.array(nearlyRight(schema.items ?? {}), { maxLength: 3 })
  if (schema.type === 'string') return fc.constant(known[name] ?? 'Where is the food?')
  if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(1, 2, 3)
  return schema.type === 'boolean' ? fc.boolean() : value
}

function bodyOf(schema: Schema = {}): fc.Arbitrary<string> {
  const right = nearlyRight(schema).map((it) => JSON.stringify(it) ?? 'null')
  const whole = fc.oneof(
    { weight: 3, arbitrary: right },
    value.map((it) => JSON.stringify(it) ?? 'null'),
  )
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    whole.map((json) => json.slice(0, -1)),
    text,
    fc.integer({ min: 1, max: 30_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.constantFrom(
      '',
      '{"__proto__":1}',
      '{"a":{"constructor":{"prototype":1}}}',
      '\ufeff{}',
      '{"a":1}{"b":2}',
    ),
  )
}

const headerText = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
  fc.constantFrom('', ' ', 'é', '\x00', 'a,b', '*', '"', 'text/event-stream', 'x'.repeat(5_000)),
)
const headers = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'accept',
    'accept-encoding',
    'if-none-match',
    'last-event-id',
    'cookie',
    'origin',
    'x-forwarded-for',
  ),
  headerText,
  { maxKeys: 3 },
)
const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'application/json; charset=utf-7',
    'multipart/form-data',
    '',
    'x',
    'application/x-www-form-urlencoded',
  ),
)
const encoded = fc.oneof(
  text.map((part) => encodeURIComponent(part.toWellFormed())),
  fc.constantFrom('%', '%zz', '%00', '%E0%A4%A', '%2e%2e%2f', '?', '//', ';'),
)
const query = fc
  .array(
    fc.tuple(
      fc.oneof(encoded, fc.constantFrom('limit', 'language', 'search', 'page', 'limit[]', '__proto__[a]')),
      encoded,
    ),
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

/** A part that is switched off says so; everything else that fails is the caller's. */
const switchedOff = new Set(['speech_unavailable'])

function expectAnswer(response: Response): void {
  if (response.statusCode < 400) return
  const failure = Failure.parse(response.json())
  expect(Object.keys(errors)).toContain(failure.code)
  const { status } = errors[failure.code as keyof typeof errors]
  expect([failure.code, response.statusCode]).toEqual([failure.code, status])
  if (!switchedOff.has(failure.code)) expect(status).toBeLessThan(500)
  expect(response.body).not.toMatch(/node_modules|FST_|SELECT |relation "/)
}

const ledger = () =>
  sql('SELECT count(*)::int AS rows, COALESCE(sum(points), 0)::int AS points FROM interactions')

describe.each(calls)('$method $path, asked anything at all', ({ method, path, schema }) => {
  it('answers as api.md says, writes nothing into the ledger, and goes on', {
    timeout: 120_000,
  }, async () => {
    const before = await ledger()
    const request = fc.record({ body: bodyOf(schema), headers, contentType, query, part: encoded })
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const url = `${path.replaceAll(/\{\w+\}/g, () => asked.part)}?${asked.query}`
        const sendsBody = method !== 'GET' && method !== 'DELETE'
        const response = await app.inject({
          method: method as 'GET',
          url,
          headers: { cookie, ...asked.headers, ...(sendsBody ? { 'content-type': asked.contentType } : {}) },
          ...(sendsBody ? { body: asked.body } : {}),
        })
        expectAnswer(response)
      }),
      { numRuns: isFull ? 300 : 40 },
    )
    expect(await ledger()).toEqual(before)
    expect(festival.log.takeErrors()).toEqual([])
  })

  // A call without a body has no room for them.
  if (method === 'GET' || method === 'DELETE') return
  it('refuses ten megabytes', async () => {
    const response = await app.inject({
      method: method as 'POST',
      url: path.replaceAll(/\{\w+\}/g, 'x'),
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ rfidTagId: 'A'.repeat(10 * 1024 * 1024) }),
    })
    expectAnswer(response)
    expect([401, 413]).toContain(response.statusCode)
  })
})
