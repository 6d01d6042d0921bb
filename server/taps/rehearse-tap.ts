import type { Deps } from '../deps.ts'
import { rehearse } from '../rehearse.ts'
import type { NewTap, TapOutcome } from './store.ts'
import { insertAct } from './visit-store.ts'

/**
 * What would become of a visit. An award is taken back at once; a refusal and a repeated tap stay as they are, because
 * that is what became of it.
 */
export function rehearseVisit({ db }: Pick<Deps, 'db'>, tap: NewTap): Promise<TapOutcome> {
  return rehearse(
    db.forTaps,
    (tx) => insertAct(tx, tap, 'photo'),
    ({ outcome }) => outcome !== 'awarded',
  )
}

/** What would become of a tap at a station in training. Nothing of it stays. */
export function practise({ db }: Pick<Deps, 'db'>, tap: NewTap, act: 'tap' | 'photo'): Promise<TapOutcome> {
  return rehearse(db.forTaps, (tx) => insertAct(tx, tap, act, true))
}
