import fc from 'fast-check'

/** As much of a JSON schema as the API's description uses. */
export interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}
/** A call of the API, as it describes itself. */
export interface Call {
  method: string
  /** The address with its parameters in braces. */
  path: string
  schema: Schema | undefined
  operationId: string
}

/** What stands for a field or a part of an address so that a call comes further than its edge. */
export type Known = Readonly<Record<string, string>>

/** A request that was invented for a call. */
export interface Invented {
  url: string
  body: string
  headers: Record<string, string>
  contentType: string
}

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

/** A body as the call describes it, with something else in the place of a field or two. */
function nearlyRight(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => nearlyRight(one, known, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([field, its]) => {
      const right = { weight: 4, arbitrary: nearlyRight(its, known, field) }
      const wrong = its.type === 'string' ? fc.oneof(unstorable, value) : value
      return [field, fc.oneof(right, { weight: 1, arbitrary: wrong })]
    })
    return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] })
  }
  if (schema.type === 'array') return fc.array(nearlyRight(schema.items ?? {}, known, name), { maxLength: 3 })
  if (schema.type === 'string') return fc.constant(known[name] ?? 'Where is the food?')
  if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(1, 2, 3)
  return schema.type === 'boolean' ? fc.boolean() : value
}

function bodyOf(known: Known, schema: Schema = {}): fc.Arbitrary<string> {
  const right = nearlyRight(schema, known).map((it) => JSON.stringify(it) ?? 'null')
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

/** What takes the place of a parameter: mostly what it asks for, such as the id of somebody. */
function addressOf(path: string, known: Known): fc.Arbitrary<string> {
  const parts = path.split('/').map((part, at, all) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1]
    if (parameter === undefined) return fc.constant(part)
    const right = known[`${all[at - 1]}/`] ?? known[parameter]
    return right === undefined ? encoded : fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, encoded)
  })
  return fc.tuple(...parts).map((made) => made.join('/'))
}

/** Requests to a call: from nearly right to nothing that anybody would send. */
export function requestsTo({ path, schema }: Call, known: Known): fc.Arbitrary<Invented> {
  return fc
    .record({ body: bodyOf(known, schema), headers, contentType, query, address: addressOf(path, known) })
    .map(({ address, query: asked, ...rest }) => ({
      ...rest,
      url: asked === '' ? address : `${address}?${asked}`,
    }))
}
