import { beforeEach, describe, expect, test } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anEntry } from '../../test/entries.ts'
import { eventually } from '../../test/eventually.ts'
import { type Behaviour, openAiTwinForFile } from '../../test/offline-twins/openai-server.ts'
import { vectorOf } from '../../test/offline-twins/word-vectors.ts'
import { createLibrary } from '../knowledge/index.ts'
import type { UsageBudget } from '../paid-services.ts'
import { createVectorMaker } from './make-vectors.ts'
import { createVectors } from './vectors.ts'

const much: UsageBudget = { dailyDollars: 1e3, dailyUnits: 1e9, eventDollars: 1e6, eventUnits: 1e12 }

const embeds: Behaviour = { embeds: (text) => vectorOf(text) }

const festival = await festivalForFile({ mode: 'live' })
const twin = await openAiTwinForFile()
const embeddings = {
  baseUrl: twin.baseUrl,
  apiKey: 'k',
  model: 'twin-vectors',
  price: 2,
  // Whoever tests the patience sets another one.
  waitMs: 60_000,
  budget: much,
}

/** Vectors as a process has them that starts now, with these settings. */
function openVectors(given: Partial<typeof embeddings> = {}) {
  const { deps } = festival
  const config = { ...deps.config, embeddings: { ...embeddings, ...given } }
  const vectors = createVectors({ ...deps, config }, createLibrary(deps))
  if (!vectors) throw new Error('no vectors')
  const make = createVectorMaker(vectors.making)
  return { ...vectors, ...vectors.making.vectors, make: () => make(new AbortController().signal) }
}

const make = () => openVectors().make()
const ready = async () => {
  const vectors = openVectors()
  await vectors.catchUp()
  return (await vectors.listMissing()).ready
}
let guests = 0
const newGuest = () => {
  guests += 1
  return { kind: 'guest', id: `guest-${guests}` } as const
}
const state = async () => (await festival.sql<Record<string, unknown>>('SELECT * FROM embedding_models'))[0]

const barn = { category: 'general', location: null } as const
const twoBarns = [
  { ...barn, id: 'red', title: 'The red barn', description: 'Crafts are in the red barn.' },
  { ...barn, id: 'blue', title: 'The blue barn', description: 'Crafts are shown in the blue barn.' },
]
const question = 'Which crafts are shown in the crimson barn?'

beforeEach(async () => {
  await festival.sql('DELETE FROM embedding_models')
  await festival.sql('DELETE FROM knowledge_entries')
  await festival.sql('DELETE FROM spending')
  for (const entry of twoBarns) await anEntry(festival, entry)
  twin.requests.length = 0
  twin.behave(embeds)
})

/** The questions that reached the server: those of entries come several at once. */
function questionsHeard(): unknown[] {
  return twin.requests.map(({ body }) => body.input).filter((input) => [input].flat().length === 1)
}

describe('with an embedding model', () => {
  test('an edited entry and a new translation get vectors of their own, other processes learn them, and a deleted one is forgotten', async () => {
    await make()
    const before = twin.requests.length
    await make()
    expect(twin.requests, 'nothing has changed').toHaveLength(before)
    await festival.sql(`UPDATE knowledge_entries SET description = 'Crafts from 3 PM.',
      translations = '{"de": {"title": "Die rote Scheune", "description": "Handwerk ab 15 Uhr."}}' WHERE id = 'red'`)
    expect(await ready()).toBe(1)
    await make()
    expect(twin.requests.at(-1)?.body.input).toEqual([
      'The red barn\nCrafts from 3 PM.',
      'Die rote Scheune\nHandwerk ab 15 Uhr.',
    ])
    const other = openVectors()
    await other.catchUp()
    expect(await other.listMissing()).toMatchObject({ missing: [], ready: 2 })
    await festival.sql(`UPDATE knowledge_entries SET is_active = false WHERE id = 'blue'`)
    await anEntry(festival, { ...barn, id: 'green', title: 'The green barn' })
    await make()
    expect(await festival.sql('SELECT entry_id AS id, language FROM entry_vectors ORDER BY 1, 2')).toEqual([
      { id: 'green', language: 'en' },
      { id: 'red', language: 'de' },
      { id: 'red', language: 'en' },
    ])
  })

  test('another model makes all vectors anew and leaves the others to processes that still use them', async () => {
    await make()
    const other = openVectors({ model: 'longer' })
    twin.behave({ embeds: (text) => vectorOf(text, 64) })
    await other.make()
    const count = () => festival.sql('SELECT model, count(*)::int FROM entry_vectors GROUP BY 1 ORDER BY 1')
    expect(await count()).toEqual([
      { model: 'longer', count: 2 },
      { model: 'twin-vectors', count: 2 },
    ])
    await festival.sql(
      `UPDATE entry_vectors SET made_at = now() - interval '10 years' WHERE model <> 'longer'`,
    )
    await festival.sql(`UPDATE knowledge_entries SET title = 'Barn' WHERE id = 'red'`)
    await openVectors({ model: 'longer' }).make()
    expect(await count()).toEqual([{ model: 'longer', count: 2 }])
  })

  test('what vectors cost is counted as the model is: a cap keeps entries and questions at home', async () => {
    await make()
    const spent = () =>
      festival.sql(`SELECT units::int, cost_micros::int AS cost FROM spending WHERE holder = 'all'`)
    // The twin counts 8 tokens a request; a million cost 2 dollars.
    expect(await spent()).toEqual([
      { units: 8, cost: 16 },
      { units: 8, cost: 16 },
    ])
    expect(await state()).toMatchObject({ units: '8', cost_micros: '16' })
    const poor = openVectors({ budget: { ...much, dailyUnits: 9 } })
    await poor.catchUp()
    twin.requests.length = 0
    expect(await poor.ofQuestion({ text: question, spender: newGuest() })).toBeUndefined()
    await festival.sql(`UPDATE knowledge_entries SET title = 'Barn' WHERE id = 'red'`)
    await openVectors({ budget: { ...much, dailyUnits: 9 } }).make()
    expect(twin.requests).toEqual([])
    expect(await state()).toMatchObject({ failure: 'budget' })
  })

  test('one text that the server does not take keeps no other waiting', async () => {
    await anEntry(festival, { ...barn, id: 'poison', title: 'Poison' })
    twin.behave({
      embeds: (text) => vectorOf(text),
      refuses: (texts) => texts.some((text) => text.includes('Poison')),
    })
    await make()
    expect(await ready()).toBe(2)
    expect(await state()).toMatchObject({ failure: null })
  })
})

const json = (body: unknown): Behaviour => ({ status: 200, body: JSON.stringify(body) })
const troubles: [name: string, behaviour: Behaviour, failure: string][] = [
  ['breaks', { status: 500 }, 'server-error'],
  ['is busy', { status: 429, retryAfter: 20 }, 'busy'],
  ['refuses the key', { status: 401 }, 'refused'],
  ['sends a page of HTML', { status: 200, body: '<html>Welcome</html>' }, 'invalid'],
  ['sends NaN', { status: 200, body: '{"data":[{"index":0,"embedding":[NaN,1]}]}' }, 'invalid'],
  ['sends nothing but zeros', { embeds: () => Array.from({ length: 48 }, () => 0) }, 'invalid'],
  ['sends too many vectors', json({ data: [1, 2, 3].map(() => ({ embedding: vectorOf('x') })) }), 'invalid'],
  ['sends none', json({ data: [] }), 'invalid'],
  ['numbers them wrongly', json({ data: [{ index: 7, embedding: vectorOf('x') }] }), 'invalid'],
  ['sends others than before', { embeds: (text) => vectorOf(text, 8) }, 'invalid'],
  ['redirects', { redirectsTo: 'http://127.0.0.1:1/v1/embeddings' }, 'unreachable'],
]

describe('a server in trouble', () => {
  test.each(troubles)('that %s gives no vector, and staff see why', async (_name, behaviour, failure) => {
    await make()
    const vectors = openVectors()
    await vectors.catchUp()
    twin.behave(behaviour)
    expect(await vectors.ofQuestion({ text: question, spender: newGuest() })).toBeUndefined()
    await eventually(async () => expect(await state()).toMatchObject({ failure }))
  })

  test('that never answers is waited for no longer than was set, and then no more for a while', async () => {
    await make()
    const vectors = openVectors({ waitMs: 1 })
    await vectors.catchUp()
    twin.behave({ hangs: true })
    for (let asked = 0; asked < 8; asked++)
      expect(await vectors.ofQuestion({ text: `${asked}?`, spender: newGuest() })).toBeUndefined()
    await eventually(async () => expect(await state()).toMatchObject({ failure: 'late' }))
    expect(questionsHeard().length).toBeLessThanOrEqual(5)
  })

  test('is left alone for longer and longer, and then asked again', async () => {
    twin.behave({ status: 503 })
    await make()
    await make()
    expect(twin.requests, 'it rests').toHaveLength(1)
    expect(await state()).toMatchObject({ failures: 1, failure: 'server-error' })
    festival.clock.advance({ minutes: 1 })
    await make()
    expect(await state()).toMatchObject({ failures: 2 })
    twin.behave(embeds)
    festival.clock.advance({ minutes: 1 })
    await make()
    expect(await state()).toMatchObject({ failures: 0, rest_until: null, dimensions: 48 })
  })
})
