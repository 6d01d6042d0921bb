import { describe, expect, test } from 'vitest'
import { good, goodAnswer, modelForFile, water } from '../../../test/offline-twins/asked-model.ts'
import { type Behaviour, openAiTwin } from '../../../test/offline-twins/openai-server.ts'
import { stopClock } from '../../../test/stopped-clock.ts'
import { openWatchfulLog } from '../../../test/watchful-log.ts'
import { openDatabase } from '../../db/client.ts'
import { openAiCompatibleModel } from '../../providers/guide-model/openai-compatible.ts'
import { capsOf, createBudget } from '../../usage/index.ts'
import { createModelWriter } from './model-writer.ts'

const { once, writerFor } = await modelForFile()

describe('a model server in trouble', () => {
  test.for<[string, Behaviour]>([
    ['breaks once', { status: 500 }],
    ['breaks off before the first sentence', { says: good, cutAfter: 40 }],
    ['talks instead of writing JSON', { says: 'Sure thing! There is water.' }],
    ['leaves out the sources', { says: { answer: 'Water is over there.' } }],
  ])('that %s is asked a second time', async ([, trouble]) => {
    const twin = await openAiTwin(trouble, { says: good })
    const { answer, heard } = await writerFor(twin).ask()
    expect(answer).toMatchObject(goodAnswer)
    expect(heard).toBe(good.answer)
    expect(twin.requests).toHaveLength(2)
  })

  test('that keeps breaking is asked no third time', async () => {
    const { answer, twin } = await once({ status: 503 })
    expect(answer).toBeUndefined()
    expect(twin.requests).toHaveLength(2)
  })

  test.for<[string, Behaviour]>([
    ['is busy', { status: 429, retryAfter: 5 }],
    ['does not accept our key', { status: 401 }],
  ])('that %s is not pestered', async ([, behaviour]) => {
    const { answer, twin } = await once(behaviour)
    expect(answer).toBeUndefined()
    expect(twin.requests).toHaveLength(1)
  })

  test('that breaks off after a sentence was heard is not asked again: words cannot be taken back', async () => {
    const long = { ...good, answer: `${good.answer} ${'The Chill Garden has water. '.repeat(3)}` }
    const { answer, heard, twin } = await once({ says: long, cutAfter: 180 })
    expect(heard).not.toBe('')
    expect(answer).toBeUndefined()
    expect(twin.requests).toHaveLength(1)
  })

  test.for<[string, Behaviour]>([
    ['never answers', { hangs: true }],
    ['falls silent', { says: good, hangsAfter: 60 }],
    ['dawdles', { says: good, pieceMs: 250 }],
  ])('that %s makes nobody wait longer than the limit', async ([, behaviour]) => {
    const began = performance.now()
    const { answer, twin } = await once(behaviour, {}, { limits: { totalMs: 300 } })
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(answer).toBeUndefined()
    expect(twin.requests).toHaveLength(1)
  })

  test('that breaks late gets no second try, for which there is no time', async () => {
    const { answer, twin } = await once(
      { status: 500 },
      {},
      { limits: { totalMs: 30_000, retryNeedsMs: 40_000 } },
    )
    expect(answer).toBeUndefined()
    expect(twin.requests).toHaveLength(1)
  })

  test('that writes for as many as it can leaves the others to the built-in guide', async () => {
    const twin = await openAiTwin({ says: good, pieceMs: 5 })
    const writer = writerFor(twin, { limits: { maxAtOnce: 2 } })
    const answers = await Promise.all(Array.from({ length: 5 }, () => writer.ask()))
    expect(answers.filter(({ answer }) => answer !== undefined)).toHaveLength(2)
    expect(twin.requests).toHaveLength(2)
    expect((await writer.ask()).answer).toMatchObject(goodAnswer)
  })

  test('is logged without a word of the question', async () => {
    const { lines } = await once({ status: 500 }, { question: 'my secret question about water' })
    expect(lines.join('\n')).toContain('server-error')
    expect(lines.join('\n')).not.toContain('secret')
  })
})

test('the person who goes away ends the request and blames nobody', async () => {
  const twin = await openAiTwin({ hangs: true })
  const { ask } = writerFor(twin, { limits: { failuresToOpen: 1 } })
  const leaving = new AbortController()
  const waiting = ask({ signal: leaving.signal })
  await expect.poll(() => twin.requests.length).toBe(1)
  leaving.abort()
  expect((await waiting).answer).toBeUndefined()
  await expect.poll(twin.hangUps).toBe(1)
  twin.behave({ says: good })
  expect((await ask()).answer).toMatchObject(goodAnswer)
})

test('after failures in a row the model is left alone, and asked again half a minute later', async () => {
  const twin = await openAiTwin({ status: 401 })
  const { ask, clock } = writerFor(twin, { limits: { failuresToOpen: 2 } })
  await ask()
  await ask()
  expect(twin.requests).toHaveLength(2)
  twin.behave({ says: good })
  expect((await ask()).answer).toBeUndefined()
  expect(twin.requests).toHaveLength(2)
  clock.advance({ seconds: 31 })
  expect((await ask()).answer).toMatchObject(goodAnswer)
  expect((await ask()).answer).toMatchObject(goodAnswer)
})

test('answers that do not pass leave the circuit closed: a guest cannot take the model away from others', async () => {
  const twin = await openAiTwin({ says: { ...good, answer: 'It is all a lie at 5 AM.' } })
  const { ask } = writerFor(twin, { limits: { failuresToOpen: 2 } })
  for (let question = 0; question < 4; question += 1) await ask()
  twin.behave({ says: good })
  expect((await ask()).answer).toMatchObject(goodAnswer)
})

test('without its database the model is left alone', async () => {
  const twin = await openAiTwin({ says: good })
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nowhere', () => undefined)
  const { log } = openWatchfulLog()
  const budget = { dailyDollars: 9, dailyUnits: 1e6, eventDollars: 9, eventUnits: 1e6 }
  const writer = createModelWriter({
    model: openAiCompatibleModel({ baseUrl: twin.baseUrl, model: 'twin-1' }),
    budget: createBudget(away, stopClock(), 'model', capsOf(budget, { perGuest: 1, withoutCookie: 1 })),
    clock: stopClock(),
    festival: { name: 'LIVE FEST 2026', guideName: 'Leon', timeZone: 'America/Los_Angeles' },
    prices: { inputPrice: 1, outputPrice: 1 },
    log,
  })
  const asked = {
    spender: { kind: 'nobody' },
    question: 'water?',
    language: 'en',
    entries: [water],
    now: new Date(),
  } as const
  expect(await writer.write(asked, () => undefined)).toBeUndefined()
  expect(twin.requests).toHaveLength(0)
  await away.$client.end()
})
