import type { SteadyClock } from '../server/clock.ts'

/** A clock whose time of day stands still until a test moves it; waiting by it takes no time at all. */
export interface StoppedClock extends SteadyClock {
  /** Moves on, or back with negative numbers. */
  advance(by: { hours?: number; minutes?: number; seconds?: number; milliseconds?: number }): void
  set(moment: string): void
}

/** Saturday of the demo festival, in the middle of the evening; far from every roll-over. */
const SATURDAY_EVENING = '2026-12-05T20:10:00-08:00'

export function stopClock(moment = SATURDAY_EVENING): StoppedClock {
  let now = Date.parse(moment)
  let elapsed = 0
  return {
    now: () => new Date(now),
    elapsed: () => elapsed,
    async wait(milliseconds) {
      elapsed += milliseconds
    },
    advance({ hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }) {
      const by = ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds
      now += by
      elapsed += Math.max(0, by)
    },
    set(later) {
      now = Date.parse(later)
    },
  }
}
