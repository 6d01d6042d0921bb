import type { Rate } from '../../contract/limits.ts'
import type { SteadyClock } from '../clock.ts'
import { createRecentKeys } from './recent-keys.ts'

/** A key and how often it may come. */
export type Counted = readonly [key: string, rate: Rate]

/** Counts how often keys come (the generic cell rate algorithm: one number for each key). */
export interface Rates {
  /** Takes one from each key, or from none; answers after how many seconds there is one of each, 0 when it was taken. */
  take(...counted: readonly Counted[]): number
  /** The same without taking. */
  look(...counted: readonly Counted[]): number
}

/** @param most keys that are remembered at least; at most it is twice as many */
export function createRates(clock: Pick<SteadyClock, 'elapsed'>, most: number): Rates {
  /** When everything that was taken will have been refilled, in milliseconds of the clock. */
  const refilledAt = createRecentKeys<number>(most)
  const look = (counted: readonly Counted[], now: number) => {
    let longest = 0
    for (const [key, [perSecond, burst]] of counted) {
      const step = 1000 / perSecond
      const wait = (refilledAt.get(key) ?? now) + step - now - burst * step
      // A thousandth of a millisecond is what is lost to rounding.
      if (wait > Math.max(longest, 0.001)) longest = wait
    }
    return Math.ceil(longest / 1000)
  }
  return {
    take(...counted) {
      const now = clock.elapsed()
      const wait = look(counted, now)
      if (wait > 0) return wait
      for (const [key, [perSecond]] of counted)
        refilledAt.set(key, Math.max(refilledAt.get(key) ?? now, now) + 1000 / perSecond)
      return 0
    },
    look: (...counted) => look(counted, clock.elapsed()),
  }
}
