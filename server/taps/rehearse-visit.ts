import type { Deps } from '../deps.ts'
import type { NewTap, TapOutcome } from './store.ts'
import { insertVisit } from './visit-store.ts'

/** Takes an award back with its whole transaction. */
class TakenBack extends Error {
  readonly outcome: TapOutcome

  constructor(outcome: TapOutcome) {
    super('a rehearsed award is taken back')
    this.outcome = outcome
  }
}

/**
 * What would become of a visit. An award is taken back at once; a refusal and a repeated tap stay as they are, because
 * that is what became of it.
 */
export async function rehearseVisit({ db }: Pick<Deps, 'db'>, tap: NewTap): Promise<TapOutcome> {
  try {
    return await db.forTaps.transaction(async (tx) => {
      const outcome = await insertVisit(tx, tap)
      if (outcome.outcome === 'awarded') throw new TakenBack(outcome)
      return outcome
    })
  } catch (problem) {
    if (problem instanceof TakenBack) return problem.outcome
    throw problem
  }
}
