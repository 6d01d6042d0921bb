import { describe, expect, test } from 'vitest'
import { good, modelForFile } from '../../../test/offline-twins/asked-model.ts'
import { openAiTwin } from '../../../test/offline-twins/openai-server.ts'
import { stopClock } from '../../../test/stopped-clock.ts'

const { once, usageOf, writerFor } = await modelForFile()

describe('the budget', () => {
  test('notes what the server counted, at the price of the model', async () => {
    const { sessionId } = await once({ says: good }, {}, { caps: { inputPrice: 1, outputPrice: 10 } })
    expect(await usageOf(sessionId)).toEqual([{ tokens: 960, cost_micros: '1500' }])
  })

  test('notes nothing for a server that broke before it began', async () => {
    const { sessionId } = await once({ status: 401 })
    expect(await usageOf(sessionId)).toEqual([{ tokens: 0, cost_micros: '0' }])
  })

  test('notes the most it can have been where the server did not count', async () => {
    const { sessionId } = await once({ says: good, countsTokens: false })
    const [usage] = await usageOf(sessionId)
    expect(usage?.tokens).toBeGreaterThan(500)
  })

  test('lets a guest ask until the hour is spent, in whichever process, and again an hour later', async () => {
    const twin = await openAiTwin({ says: good })
    const clock = stopClock()
    const caps = { tokensPerSession: 2_500 }
    const [one, other] = [writerFor(twin, { caps, clock }), writerFor(twin, { caps, clock })]
    const sessionId = 'curious-guest'
    expect((await one.ask({ sessionId })).answer).toBeDefined()
    expect((await other.ask({ sessionId })).answer).toBeDefined()
    expect((await one.ask({ sessionId })).answer).toBeUndefined()
    expect((await other.ask({ sessionId })).answer).toBeUndefined()
    expect((await one.ask()).answer, 'another guest').toBeDefined()
    expect(twin.requests).toHaveLength(3)
    clock.advance({ minutes: 61 })
    expect((await other.ask({ sessionId })).answer).toBeDefined()
  })

  test('keeps the whole festival within its dollars, however many ask in both processes at once', async () => {
    const twin = await openAiTwin({ says: good, countsTokens: false })
    const clock = stopClock('2026-12-06T02:00:00-08:00')
    const caps = { dollarsInAll: 0.01, dollarsPerSession: 1, inputPrice: 0, outputPrice: 5 }
    const writers = [writerFor(twin, { caps, clock }), writerFor(twin, { caps, clock })]
    const asked = await Promise.all(Array.from({ length: 12 }, (_, at) => writers[at % 2]?.ask()))
    // Each may use 400 tokens at 5 dollars a million: 0.002 dollars, so five fit into a cent.
    expect(asked.filter((one) => one?.answer)).toHaveLength(5)
    expect(twin.requests).toHaveLength(5)
  })
})
