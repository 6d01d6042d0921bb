import type { Clock } from '../server/clock.ts'

/** A clock that stands still until a test moves it. */
export interface StoppedClock extends Clock {
  /** Moves on, or back with negative numbers. */
  advance(by: { hours?: number; minutes?: number; seconds?: number; milliseconds?: number }): void
  set(moment: string): void
}

/** Saturday of the demo festival, in the middle of the evening; far from every roll-over. */
const SATURDAY_EVENING = '2026-12-05T20:10:00-08:00'

export function stopClock(moment = SATURDAY_EVENING): StoppedClock {
  let now = Date.parse(moment)
  return {
    now: () => new Date(now),
    advance({ hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }) {
      now += ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds
    },
    set(later) {
      now = Date.parse(later)
    },
  }
}
