/** Tells the time. Injected everywhere, so that tests can stop it. */
export interface Clock {
  now(): Date
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }
