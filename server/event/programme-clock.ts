import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

/**
 * The clock that answers "what is on now". Live it is the real time; in demo mode it starts at the configured
 * moment when the server starts, and ticks (rulings). The ledger never uses it.
 */
export function createProgrammeClock(config: Config, clock: Clock): Clock {
  if (config.mode === 'live') return clock
  const startedAt = clock.now().getTime()
  return { now: () => new Date(config.programmeStart.getTime() + clock.now().getTime() - startedAt) }
}

/**
 * What the venue's clock shows at a real moment: in a demo, as much later as its festival is.
 * @param unitMs to which the distance is rounded, because the two clocks cannot be read at the very same moment
 */
export function atVenue(
  { clock, programmeClock }: Pick<Deps, 'clock' | 'programmeClock'>,
  real: Date,
  unitMs = 1_000,
): Date {
  const ahead = programmeClock.now().getTime() - clock.now().getTime()
  return new Date(real.getTime() + Math.round(ahead / unitMs) * unitMs)
}
