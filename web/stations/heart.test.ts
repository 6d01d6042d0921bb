import { beforeEach, expect, test, vi } from 'vitest'
import { HEARTBEAT_MS, type Station } from '../../contract/stations.ts'
import { ApiFailure, NetworkFailure } from '../platform/api-failure.ts'
import { type Beat, startHeart } from './heart.ts'

const answer: Beat['answer'] = {
  station: { id: 's1', home: '/tap-tracking' } as Station,
  version: 'abc',
  serverTime: '2026-12-05T20:00:00.000Z',
  ledgerEpoch: 'e1',
  commands: [],
}

beforeEach(() => {
  vi.useFakeTimers()
})

/** A heart whose server answers in turn as planned, after so many milliseconds, and well when nothing was planned. */
function heartWith(plan: Error[] = [], takesMs = 0) {
  const beats: (Beat & { isBack: boolean })[] = []
  const beatAt: number[] = []
  const unpaired = vi.fn()
  const began = performance.now()
  const heart = startHeart({
    async beat() {
      beatAt.push(performance.now() - began)
      if (takesMs > 0) await new Promise((done) => setTimeout(done, takesMs))
      const failure = plan.shift()
      if (failure) throw failure
      return answer
    },
    onAnswer: (beat) => beats.push(beat),
    onUnpaired: unpaired,
    elapsed: () => performance.now(),
  })
  return { heart, beats, beatAt, unpaired }
}

test('it beats at once, and then every half minute', async () => {
  const { beatAt } = heartWith()
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS + 10)
  expect(beatAt).toEqual([0, HEARTBEAT_MS, 2 * HEARTBEAT_MS])
})

test('what changes is told soon, and a crowd of changes is one heartbeat', async () => {
  const { heart, beatAt } = heartWith()
  await vi.advanceTimersByTimeAsync(10_000)
  for (let change = 0; change < 50; change += 1) heart.beatSoon()
  await vi.advanceTimersByTimeAsync(1_000)
  for (let change = 0; change < 50; change += 1) heart.beatSoon()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(beatAt).toEqual([0, 10_000, 11_500])
})

test('what changes while a heartbeat is on its way is told by the next one', async () => {
  const { heart, beatAt } = heartWith([], 4_000)
  await vi.advanceTimersByTimeAsync(1_000)
  heart.beatSoon()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(beatAt).toEqual([0, expect.closeTo(4_000, -1)])
})

test('an answer carries the moments around it, and whether the server was away before', async () => {
  const { beats } = heartWith([new NetworkFailure('off')], 200)
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS + 500)
  expect(beats.map(({ isBack }) => isBack)).toEqual([true, false])
  for (const { askedAt, answeredAt } of beats) expect(answeredAt - askedAt).toBe(200)
})

test('only the server itself can say that this is no station', async () => {
  const proxy = new ApiFailure(403, '<html>Forbidden</html>')
  const refusal = new ApiFailure(403, JSON.stringify({ error: 'No.', code: 'station_not_paired' }))
  const { unpaired } = heartWith([proxy, refusal])
  await vi.advanceTimersByTimeAsync(10)
  expect(unpaired).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
  expect(unpaired).toHaveBeenCalledOnce()
})

test('a heart that was stopped beats no more, and is deaf to an answer on its way', async () => {
  const { heart, beats, beatAt } = heartWith([], 100)
  await vi.advanceTimersByTimeAsync(50)
  heart.stop()
  heart.beatSoon()
  await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS)
  expect(beatAt).toHaveLength(1)
  expect(beats).toEqual([])
})
