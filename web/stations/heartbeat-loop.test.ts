import { beforeEach, expect, test, vi } from 'vitest'
import { HEARTBEAT_MS, type Station } from '../../contract/stations.ts'
import { ApiFailure, NetworkFailure } from '../platform/api-failure.ts'
import { type HeartbeatAnswer, startHeartbeats } from './heartbeat-loop.ts'

const answer: HeartbeatAnswer['answer'] = {
  station: { id: 's1', home: '/tap-tracking' } as Station,
  version: 'abc',
  serverTime: '2026-12-05T20:00:00.000Z',
  ledgerEpoch: 'e1',
  commands: [],
}

beforeEach(() => {
  vi.useFakeTimers()
})

/** A loop whose server answers as planned, after so many milliseconds, and well when nothing was planned. */
function loopWith(plan: Error[] = [], takesMs = 0) {
  const answers: (HeartbeatAnswer & { isBack: boolean })[] = []
  const sentAt: number[] = []
  const unpaired = vi.fn()
  const began = performance.now()
  const heartbeats = startHeartbeats({
    async send() {
      sentAt.push(performance.now() - began)
      if (takesMs > 0) await new Promise((done) => setTimeout(done, takesMs))
      const failure = plan.shift()
      if (failure) throw failure
      return answer
    },
    onAnswer: (answered) => answers.push(answered),
    onUnpaired: unpaired,
    elapsed: () => performance.now(),
  })
  return { heartbeats, answers, sentAt, unpaired }
}

test('a heartbeat is sent at once, and then every half minute', async () => {
  const { sentAt } = loopWith()
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS + 10)
  expect(sentAt).toEqual([0, HEARTBEAT_MS, 2 * HEARTBEAT_MS])
})

test('what changes is told soon, and a crowd of changes is one heartbeat', async () => {
  const { heartbeats, sentAt } = loopWith()
  await vi.advanceTimersByTimeAsync(10_000)
  for (let change = 0; change < 50; change += 1) heartbeats.sendSoon()
  await vi.advanceTimersByTimeAsync(1_000)
  for (let change = 0; change < 50; change += 1) heartbeats.sendSoon()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sentAt).toEqual([0, 10_000, 11_500])
})

test('what changes while a heartbeat is on its way is told by the next one', async () => {
  const { heartbeats, sentAt } = loopWith([], 4_000)
  await vi.advanceTimersByTimeAsync(1_000)
  heartbeats.sendSoon()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sentAt).toEqual([0, expect.closeTo(4_000, -1)])
})

test('an answer carries the moments around it, and whether the server was away before', async () => {
  const { answers } = loopWith([new NetworkFailure('off')], 200)
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS + 500)
  expect(answers.map(({ isBack }) => isBack)).toEqual([true, false])
  for (const { askedAt, answeredAt } of answers) expect(answeredAt - askedAt).toBe(200)
})

test('only the server itself can say that this is no station', async () => {
  const proxy = new ApiFailure(403, '<html>Forbidden</html>')
  const refusal = new ApiFailure(403, JSON.stringify({ error: 'No.', code: 'station_not_paired' }))
  const { unpaired } = loopWith([proxy, refusal])
  await vi.advanceTimersByTimeAsync(10)
  expect(unpaired).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
  expect(unpaired).toHaveBeenCalledOnce()
})

test('a loop that was stopped sends no more, and ignores an answer on its way', async () => {
  const { heartbeats, answers, sentAt } = loopWith([], 100)
  await vi.advanceTimersByTimeAsync(50)
  heartbeats.stop()
  heartbeats.sendSoon()
  await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS)
  expect(sentAt).toHaveLength(1)
  expect(answers).toEqual([])
})
