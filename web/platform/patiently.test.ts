import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getEvent } from '../../contract/event.ts'
import { openSession } from '../../contract/journeys.ts'
import { call } from './api.ts'
import { patiently } from './patiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (code: string) => JSON.stringify({ error: 'Later.', code })
const crowded = (seconds: number, code = 'too_many_requests') =>
  new Response(refusal(code), { status: 429, headers: { 'retry-after': String(seconds) } })

function answering(...answers: Response[]) {
  const fetched = vi.fn(async () => answers.shift() ?? new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test.each(['too_many_requests', 'busy'])(
  'what only reads waits as long as it is asked to: %s',
  async (code) => {
    const fetched = answering(crowded(2, code), new Response('{"name":"Harbour Lights"}'))
    const read = patiently(() => call(getEvent))
    await vi.advanceTimersByTimeAsync(1_900)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_200)
    await expect(read).resolves.toMatchObject({ name: 'Harbour Lights' })
  },
)

test('it waits once, and not for long', async () => {
  const twice = answering(crowded(1), crowded(1))
  const read = patiently(() => call(getEvent))
  const refused = expect(read).rejects.toMatchObject({ code: 'too_many_requests' })
  await vi.advanceTimersByTimeAsync(2_000)
  await refused
  expect(twice).toHaveBeenCalledTimes(2)
  const late = answering(crowded(60))
  await expect(patiently(() => call(getEvent))).rejects.toMatchObject({ retryAfterMs: 60_000 })
  expect(late).toHaveBeenCalledTimes(1)
})

test('it waits for no other failure', async () => {
  const away = answering(
    new Response(refusal('unavailable'), { status: 503, headers: { 'retry-after': '2' } }),
  )
  await expect(patiently(() => call(openSession))).rejects.toMatchObject({ status: 503 })
  expect(away).toHaveBeenCalledTimes(1)
})

test('whoever leaves meanwhile does not wait', async () => {
  const left = new AbortController()
  const fetched = vi.fn(async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return crowded(5)
  })
  vi.stubGlobal('fetch', fetched)
  const reading = patiently(() => call(getEvent, { signal: left.signal }), left.signal)
  const given = expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(10)
  left.abort()
  await given
  expect(fetched).toHaveBeenCalledTimes(2)
})
