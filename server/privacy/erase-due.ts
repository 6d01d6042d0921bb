import type { Deps } from '../deps.ts'
import { listDueErasures } from '../erasures/index.ts'
import { Refusal } from '../http/refusal.ts'
import { erasePerson, themselves } from './erase-person.ts'

/** Milliseconds. Nobody waits in front of a screen for what was asked for a day ago. */
const PAUSE_MS = 60_000

type Needed = Pick<Deps, 'db' | 'clock' | 'live' | 'log'>

/**
 * Erases everybody whose wish is due. The wishes lie in the database, so whichever process looks next carries them out,
 * also one that was started since; of two at the same time one finds the wish ended.
 * @returns how many people that were
 */
export async function eraseDue(deps: Needed): Promise<number> {
  let erased = 0
  for (const attendeeId of await listDueErasures(deps.db, deps.clock.now())) {
    try {
      await erasePerson(deps, themselves, attendeeId, 'if they asked')
      erased += 1
    } catch (problem) {
      // Taken back, or carried out by another process, in this moment.
      if (!(problem instanceof Refusal)) deps.log.warn(problem, 'a due erasure has to wait')
    }
  }
  return erased
}

/** Looks for due wishes from now on. */
export function eraseDueRegularly(deps: Needed): { stop(): void } {
  const look = () => {
    eraseDue(deps).catch((problem: unknown) => deps.log.warn(problem, 'due erasures have to wait'))
  }
  const timer = setInterval(look, PAUSE_MS).unref()
  return { stop: () => clearInterval(timer) }
}
