import { afterAll, expect, test } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anEntry } from '../../test/entries.ts'
import { eventually } from '../../test/eventually.ts'
import { openAiTwinForFile } from '../../test/offline-twins/openai-server.ts'
import { vectorOf } from '../../test/offline-twins/word-vectors.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { buildApp } from '../app.ts'
import { gatherDeps } from '../gather-deps.ts'
import { createVectorMaker } from './make-vectors.ts'

const much = { dailyDollars: 1e3, dailyUnits: 1e9, eventDollars: 1e6, eventUnits: 1e12 }

const festival = await festivalForFile({ mode: 'live' })
const twin = await openAiTwinForFile()
for (const [id, description] of [
  ['red', 'Crafts are in the red barn.'],
  ['blue', 'Crafts are shown in the blue barn.'],
] as const)
  await anEntry(festival, { id, category: 'general', location: null, title: `The ${id} barn`, description })
const server = { baseUrl: twin.baseUrl, apiKey: 'k', model: 'twin-vectors', price: 2, waitMs: 60_000 }
const config = { ...festival.deps.config, embeddings: { ...server, budget: much } }
const deps = await gatherDeps({ ...festival.deps, config })
const app = await buildApp({ ...deps, emotion: festival.deps.emotion, webFolder: festival.deps.webFolder })
afterAll(() => app.close())
const { headers } = await signInAs(festival, 'admin')

async function call(method: 'GET' | 'POST', of = app) {
  const payload = method === 'POST' ? { payload: {} } : {}
  const sent = { ...headers, origin: config.publicUrl }
  const answer = await of.inject({ method, url: '/api/admin/vectors', headers: sent, ...payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function make() {
  if (deps.vectors) await createVectorMaker(deps.vectors.making)(new AbortController().signal)
}

let guests = 0
function ask(question: string) {
  guests += 1
  const spender = { kind: 'guest', id: `guest-${guests}` } as const
  return deps.guide.answer({ question, language: 'en', spender }, () => undefined)
}

/** Its words are those of the blue barn, its meaning is the red one. */
const askedForRed = 'Which crafts are shown in the crimson barn?'

test('an entry is found that says it in other words; what the festival does not have stays refused', async () => {
  expect((await ask(askedForRed)).sources).toMatchObject([{ id: 'blue' }])
  expect((await call('GET')).body).toMatchObject({ model: 'twin-vectors', entries: 2, ready: 0 })
  expect(twin.requests, 'nothing is asked before the entries have vectors').toEqual([])

  twin.behave({ embeds: (text) => vectorOf(text) })
  await make()
  await eventually(async () => expect((await ask(askedForRed)).sources).toMatchObject([{ id: 'red' }]))
  expect(twin.requests.at(-1)).toMatchObject({
    path: '/v1/embeddings',
    authorization: 'Bearer k',
    body: { model: 'twin-vectors', input: [askedForRed] },
  })
  expect(await ask('Where is the crimson sauna?')).toMatchObject({ grounded: false, sources: [] })

  const { length } = twin.requests
  await ask(`${askedForRed} `)
  await ask('help, someone is following me')
  expect(twin.requests, 'known questions and calls for help are told to nobody').toHaveLength(length)
  expect((await call('GET')).body).toMatchObject({ entries: 2, ready: 2, dimensions: 48, failure: null })

  twin.behave({ status: 500 })
  const silent = await ask('Which crafts are shown at the crimson barn?')
  expect(silent.sources, 'without the server it is as it was').toMatchObject([{ id: 'blue' }])
  await eventually(async () =>
    expect((await call('GET')).body.failure).toMatchObject({ kind: 'server-error', isResting: false }),
  )
})

test('staff make everything anew where the server sends vectors of another length', async () => {
  twin.behave({ embeds: (text) => vectorOf(text, 32) })
  await festival.sql(`UPDATE entry_vectors SET text_hash = 'old' WHERE entry_id = 'red'`)
  await festival.sql(`UPDATE embedding_models SET epoch = nextval('entry_vectors_change')`)
  await make()
  expect((await call('GET')).body).toMatchObject({
    ready: 1,
    dimensions: 48,
    failure: { kind: 'dimensions', isResting: true },
  })
  expect(await call('POST')).toMatchObject({
    status: 200,
    body: { ready: 0, dimensions: null, failure: null },
  })
  await make()
  const used = { tokens: 24, dollars: 0.000048 }
  expect((await call('GET')).body).toMatchObject({ ready: 2, dimensions: 32, used })
  const records = await festival.sql(`SELECT subject FROM audit_records WHERE action = 'vectors.renew'`)
  expect(records).toEqual([{ subject: 'twin-vectors' }])
})

test('where none is set there is nothing to make anew', async () => {
  const { app } = festival
  expect((await call('GET', app)).body).toMatchObject({ model: null, ready: 0 })
  expect(await call('POST', app)).toMatchObject({ status: 409, body: { code: 'preparation_over' } })
})
