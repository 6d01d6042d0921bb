import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'

/**
 * The clock that answers "what is on now". Live it is the real time; in demo mode it starts at the configured
 * moment when the server starts, and ticks (rulings). The ledger never uses it.
 */
export function createProgrammeClock(config: Config, clock: Clock): Clock {
  if (config.mode === 'live') return clock
  const startedAt = clock.now().getTime()
  return { now: () => new Date(config.programmeStart.getTime() + clock.now().getTime() - startedAt) }
}
