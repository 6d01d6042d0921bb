import { setTimeout as wait } from 'node:timers/promises'

/** Tells the time. Injected everywhere, so that tests can stop it. */
export interface Clock {
  now(): Date
}

/** A clock that also measures: whoever rests between two looks rests by it, so that no test has to sleep. */
export interface SteadyClock extends Clock {
  /** Milliseconds since some moment; never set back, unlike the time of day. */
  elapsed(): number
  /** Comes back after so many milliseconds. */
  wait(milliseconds: number): Promise<void>
}

/** The machine's clock. */
export const systemClock: SteadyClock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  wait: (milliseconds) => wait(milliseconds),
}
