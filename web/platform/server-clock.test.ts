import { expect, test, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

/** A device whose two clocks the test moves. */
function device({ shown = 0 } = {}) {
  const at = { elapsed: 0, shown }
  const clock = createServerClock(
    () => at.elapsed,
    () => at.shown,
  )
  return {
    clock,
    pass(ms: number) {
      at.elapsed += ms
      at.shown += ms
    },
    jump(ms: number) {
      at.shown += ms
    },
  }
}

test('nothing is known of the server until it has answered', () => {
  const { clock } = device()
  expect(clock.now()).toBeUndefined()
  expect(clock.offsetMs()).toBeUndefined()
})

test('half of the round trip is taken off', () => {
  const { clock, pass } = device({ shown: 1_000_000 })
  pass(300)
  clock.set(994_850, 0, 300)
  expect(clock.now()).toBe(995_000)
  expect(clock.offsetMs()).toBe(5_300)
})

test('a clock that is set afterwards changes the offset and not the time', () => {
  const { clock, pass, jump } = device({ shown: 50_000 })
  clock.set(50_000, 0, 0)
  jump(-3_600_000)
  pass(2_000)
  expect(clock.now()).toBe(52_000)
  expect(clock.offsetMs()).toBe(-3_600_000)
})

test('a slow answer moves no clock that is set, and sets one that is not', () => {
  const { clock, pass } = device()
  pass(10_000)
  clock.set(100_000, 0, 10_000)
  expect(clock.now()).toBe(105_000)
  clock.set(900_000, 0, 10_000)
  expect(clock.now()).toBe(105_000)
  clock.set(200_000, 9_000, 10_000)
  expect(clock.now()).toBe(200_500)
})

test('whoever waits for the time is let go when it is known, or when the wait is over', async () => {
  vi.useFakeTimers()
  const { clock } = device()
  const events: string[] = []
  void clock.known(3_000).then(() => events.push('waited long enough'))
  await vi.advanceTimersByTimeAsync(2_999)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['waited long enough'])
  void clock.known(3_000).then(() => events.push('known'))
  clock.set(0, 0, 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['waited long enough', 'known'])
})
