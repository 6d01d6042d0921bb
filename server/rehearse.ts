import type { DatabaseHandle, Transaction } from './db/client.ts'

/** Takes a transaction back, and carries what came of it. */
class TakenBack extends Error {
  readonly outcome: unknown

  constructor(outcome: unknown) {
    super('a rehearsal is taken back')
    this.outcome = outcome
  }
}

/**
 * Runs something in a transaction that is taken back, to learn what would become of it.
 * @param stays which outcomes are no rehearsal after all, and are written; none unless given
 */
export async function rehearse<T>(
  db: DatabaseHandle,
  run: (tx: Transaction) => Promise<T>,
  stays: (outcome: T) => boolean = () => false,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await run(tx)
      if (!stays(outcome)) throw new TakenBack(outcome)
      return outcome
    })
  } catch (problem) {
    if (problem instanceof TakenBack) return problem.outcome as T
    throw problem
  }
}
