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

/** What the ledger goes by, and what the venue's clock shows. */
export interface Clocks {
  clock: Clock
  programmeClock: Clock
}

/**
 * What the venue's clock shows at a real moment: in a demo, as much later as its festival is.
 * @param unitMs to which the distance is rounded, because the two clocks cannot be read at the very same moment
 */
export function atVenue({ clock, programmeClock }: Clocks, real: Date, unitMs = 1_000): Date {
  const ahead = programmeClock.now().getTime() - clock.now().getTime()
  return new Date(real.getTime() + Math.round(ahead / unitMs) * unitMs)
}

/** The machine's clock. */
export const systemClock: SteadyClock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  wait: (milliseconds) => wait(milliseconds),
}
