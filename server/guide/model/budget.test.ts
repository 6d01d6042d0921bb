import { describe, expect, test } from 'vitest'
import { good, modelForFile } from '../../../test/offline-twins/asked-model.ts'
import { openAiTwin } from '../../../test/offline-twins/openai-server.ts'
import { stopClock } from '../../../test/stopped-clock.ts'

const { once, usageOf, writerFor } = await modelForFile()

const tokens = (units: number) => ({ units, costMicros: 1e12 })
const dollars = (amount: number) => ({ units: 1e9, costMicros: amount * 1e6 })

describe('what a model is asked', () => {
  test('is counted as the server counted it, at the price of the model', async () => {
    const { spender } = await once({ says: good }, {}, { prices: { inputPrice: 1, outputPrice: 10 } })
    expect(await usageOf(spender)).toEqual([{ units: 960, cost: 1500 }])
  })

  test('is counted as nothing where a server broke before it began', async () => {
    const { spender } = await once({ status: 401 })
    expect(await usageOf(spender)).toEqual([{ units: 0, cost: 0 }])
  })

  test.for([
    ['counts no tokens', { countsTokens: false }],
    [
      'says that an answer was nothing',
      { usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } },
    ],
    ['counts backwards', { usage: { prompt_tokens: -900, completion_tokens: -60, total_tokens: -960 } }],
  ] as const)('is counted as the most that it can have been where the server %s', async ([, trouble]) => {
    const { spender } = await once({ says: good, ...trouble })
    const [usage] = await usageOf(spender)
    expect(usage?.units).toBeGreaterThan(500)
  })

  test('stays reserved where the server breaks off: nobody knows what it costs', async () => {
    const { spender } = await once({ says: good, cutAfter: 180 }, {}, { limits: { retryNeedsMs: 1e9 } })
    const [usage] = await usageOf(spender)
    expect(usage?.units).toBeGreaterThan(500)
  })
})

describe('the budget', () => {
  test('lets a guest ask until the day is spent, in whichever process, and again on the next', async () => {
    const twin = await openAiTwin({ says: good })
    const clock = stopClock()
    const caps = { guest: tokens(2_500) }
    const [one, other] = [writerFor(twin, { caps, clock }), writerFor(twin, { caps, clock })]
    const spender = { kind: 'guest', id: 'curious' } as const
    expect((await one.ask({ spender })).answer).toBeDefined()
    expect((await other.ask({ spender })).answer).toBeDefined()
    expect((await one.ask({ spender })).answer).toBeUndefined()
    expect((await other.ask({ spender })).answer).toBeUndefined()
    expect((await one.ask()).answer, 'another guest').toBeDefined()
    expect(twin.requests).toHaveLength(3)
    clock.advance({ hours: 24 })
    expect((await other.ask({ spender })).answer).toBeDefined()
  })

  test('is overrun by nobody, however many ask in both processes at once', async () => {
    const twin = await openAiTwin({ says: good, countsTokens: false })
    const clock = stopClock('2027-12-06T02:00:00-08:00')
    const prices = { inputPrice: 0, outputPrice: 5 }
    const caps = { day: dollars(0.01) }
    const writers = [writerFor(twin, { caps, clock, prices }), writerFor(twin, { caps, clock, prices })]
    const asked = await Promise.all(Array.from({ length: 50 }, (_, at) => writers[at % 2]?.ask()))
    // Each may use 400 tokens at 5 dollars a million: 0.002 dollars, so five fit into a cent.
    expect(asked.filter((one) => one?.answer)).toHaveLength(5)
    expect(twin.requests).toHaveLength(5)
  })
})
