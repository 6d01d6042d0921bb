import { describe, expect, it } from 'vitest'
import { nextTry, PATIENCE_MS, restAfter } from './backoff.ts'

describe('the pauses between tries', () => {
  it('grow over a day, at whose end the last try is made', () => {
    const firstTriedAt = new Date(0)
    const moments: number[] = []
    for (let tries = 1, now = firstTriedAt; ; tries += 1) {
      const next = nextTry({ tries, firstTriedAt, now }, 0.5)
      if (!next) break
      moments.push(next.getTime())
      now = next
    }
    expect(moments.length).toBeGreaterThan(8)
    expect(moments.at(-1)).toBe(PATIENCE_MS)
    expect(moments[0]).toBeLessThan(6_000)
  })

  it('of a failing webhook are five minutes at most, or what it asks for within an hour', () => {
    expect(restAfter(1, new Date(0)).getTime()).toBe(5_000)
    expect(restAfter(50, new Date(0)).getTime()).toBe(300_000)
    expect(restAfter(1, new Date(0), 900).getTime()).toBe(900_000)
    expect(restAfter(1, new Date(0), 90_000).getTime()).toBe(3_600_000)
  })
})
