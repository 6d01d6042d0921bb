import { describe, expect, it } from 'vitest'
import { stopClock } from '../../test/stopped-clock.ts'
import { createRates } from './rates.ts'
import { createRecentKeys } from './recent-keys.ts'

const clock = stopClock()

describe('a rate', () => {
  it('lets a burst through after a rest, then so many a second, and says when to come back', () => {
    const { take } = createRates(clock, 100)
    const call = () => take(['gate', [5, 60]])
    expect(Array.from({ length: 60 }, call)).toEqual(Array(60).fill(0))
    expect(call()).toBe(1)
    clock.advance({ seconds: 1 })
    expect(Array.from({ length: 6 }, call)).toEqual([0, 0, 0, 0, 0, 1])
    clock.advance({ minutes: 1 })
    expect(Array.from({ length: 61 }, call).filter((wait) => wait === 0)).toHaveLength(60)
  })

  it('is never hit by who keeps to it, for as long as they like', () => {
    const { take } = createRates(clock, 100)
    for (let tap = 0; tap < 5 * 60 * 10; tap += 1) {
      expect(take(['station', [5, 1]])).toBe(0)
      clock.advance({ milliseconds: 200 })
    }
  })

  it('tells how long a slow one has to be waited for', () => {
    const { take } = createRates(clock, 100)
    for (let n = 0; n < 4; n += 1) expect(take(['phone', [0.1, 4]])).toBe(0)
    expect(take(['phone', [0.1, 4]])).toBe(10)
    clock.advance({ seconds: 9 })
    expect(take(['phone', [0.1, 4]])).toBe(1)
  })

  it('takes from all of its keys or from none', () => {
    const { take, look } = createRates(clock, 100)
    expect(take(['client', [1, 1]], ['address', [1, 2]])).toBe(0)
    for (let n = 0; n < 10; n += 1) expect(take(['client', [1, 1]], ['address', [1, 2]])).toBe(1)
    expect(look(['address', [1, 2]])).toBe(0)
    expect(take(['other client', [1, 1]], ['address', [1, 2]])).toBe(0)
    expect(take(['third client', [1, 1]], ['address', [1, 2]])).toBe(1)
  })
})

describe('a flood of invented keys', () => {
  it('takes no more memory than twice what shall be remembered', () => {
    const keys = createRecentKeys<number>(1_000)
    for (let n = 0; n < 1_000_000; n += 1) keys.set(`invented ${n}`, n)
    expect(keys.size()).toBeLessThanOrEqual(2_000)
  })

  it('does not make it forget whoever calls most', () => {
    const { take } = createRates(clock, 1_000)
    const script = () => take(['script', [1, 10]])
    for (let n = 0; n < 10; n += 1) script()
    for (let n = 0; n < 100_000; n += 1) {
      take([`invented ${n}`, [1, 10]])
      if (n % 500 === 0) expect(script()).toBe(1)
    }
  })
})
