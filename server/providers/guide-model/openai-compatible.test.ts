import { expect, test } from 'vitest'
import { type Behaviour, openAiTwin } from '../../../test/offline-twins/openai-server.ts'
import { openAiCompatibleModel } from './openai-compatible.ts'
import type { ModelDraft, ModelFailureKind } from './port.ts'

const good = {
  grounded: true,
  sourceIds: ['water'],
  answer: 'Fill your bottle for free at the Chill Garden. Bring it empty!',
  relatedTopics: ['Where can I rest?'],
}

async function ask(baseUrl: string, milliseconds = 15_000) {
  const drafts: ModelDraft[] = []
  const model = openAiCompatibleModel({ baseUrl, apiKey: 'secret-key', model: 'twin-1' })
  const signal = AbortSignal.timeout(milliseconds)
  const request = { instructions: 'Be Leon.', prompt: 'Where is water?', maxTokens: 300, signal }
  const answer = await model.write(request, (draft) => drafts.push(structuredClone(draft)))
  return { answer, drafts }
}

test('an answer streams, with its sources known before its first word', async () => {
  const twin = await openAiTwin({ says: good })
  const { answer, drafts } = await ask(twin.baseUrl)
  expect(answer).toEqual({ ...good, usage: { inputTokens: 900, outputTokens: 60 } })
  const worded = drafts.filter((draft) => draft.answer !== '')
  expect(worded.length).toBeGreaterThan(2)
  expect(worded[0]).toMatchObject({ grounded: true, sourceIds: ['water'] })
  expect(worded.at(-1)?.answer).toBe(good.answer)
})

test('the server is asked for the schema, a stream, the token count and with our key', async () => {
  const twin = await openAiTwin({ says: good })
  await ask(twin.baseUrl)
  expect(twin.requests).toHaveLength(1)
  expect(twin.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer secret-key',
    body: {
      model: 'twin-1',
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 300,
      response_format: { type: 'json_schema', json_schema: { strict: true } },
      messages: [
        { role: 'system', content: 'Be Leon.' },
        { role: 'user', content: 'Where is water?' },
      ],
    },
  })
})

test('sources that follow the words are not taken for known while the words stream', async () => {
  const { answer, sourceIds, ...rest } = good
  const twin = await openAiTwin({ says: { answer, sourceIds, ...rest } })
  const { drafts } = await ask(twin.baseUrl)
  expect(drafts.length).toBeGreaterThan(2)
  expect(drafts.every((draft) => draft.sourceIds === undefined)).toBe(true)
})

test('a server that counts no tokens leaves the count open', async () => {
  const twin = await openAiTwin({ says: good, countsTokens: false })
  const { answer } = await ask(twin.baseUrl)
  expect(answer.usage).toEqual({ inputTokens: undefined, outputTokens: undefined })
})

const failures: [string, Behaviour, ModelFailureKind][] = [
  ['that breaks', { status: 500 }, 'server-error'],
  ['with too many guests', { status: 429, retryAfter: 7 }, 'busy'],
  ['that does not know our key', { status: 401 }, 'refused'],
  ['that talks instead of writing JSON', { says: 'Sure! The water is over there.' }, 'invalid'],
  ['that leaves out the sources', { says: { answer: 'Over there.' } }, 'invalid'],
  ['that breaks off in the middle of a sentence', { says: good, cutAfter: 80 }, 'cut-off'],
  ['that stops before it has finished', { says: good, endsAfter: 80 }, 'cut-off'],
  ['that answers with a web page', { status: 200, body: '<html>hello</html>' }, 'cut-off'],
  ['that floods us', { says: 'x'.repeat(200_000) }, 'cut-off'],
  ['that sends us elsewhere', { redirectsTo: 'http://127.0.0.1:9/v1/chat/completions' }, 'unreachable'],
]

test.for(failures)('a model server %s is told apart', async ([, behaviour, kind]) => {
  const twin = await openAiTwin(behaviour)
  const failure = await ask(twin.baseUrl).catch((problem) => problem)
  expect(failure).toMatchObject({ name: 'ModelFailure', kind })
  expect(twin.requests).toHaveLength(1)
  if (kind === 'busy') expect(failure.retryAfterMs).toBe(7_000)
})

test('a model server that is not there is unreachable', async () => {
  const twin = await openAiTwin({ says: good })
  await twin.close()
  await expect(ask(twin.baseUrl)).rejects.toMatchObject({ kind: 'unreachable' })
})

test.for<[string, Behaviour]>([
  ['never begins', { hangs: true }],
  ['falls silent', { says: good, hangsAfter: 60 }],
  ['dawdles', { says: good, pieceMs: 250 }],
])('a model server that %s is hung up on in time', async ([, behaviour]) => {
  const twin = await openAiTwin(behaviour)
  const began = performance.now()
  await expect(ask(twin.baseUrl, 250)).rejects.toMatchObject({ kind: 'stopped' })
  expect(performance.now() - began).toBeLessThan(5_000)
  await expect.poll(twin.hangUps).toBe(1)
})
