import type { Setup, SetupStep, SetupStepId } from '../../contract/setup.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { judgeSetup } from './judge-setup.ts'
import { findSetupFacts, listSaidStates, upsertSaidState } from './store.ts'

type Reading = Pick<Deps, 'db' | 'programmeClock' | 'mail'>

/** How far the festival is set up, and whether it has begun by the programme clock. */
export async function readSetup({ db, programmeClock, mail }: Reading): Promise<Setup> {
  const [facts, said] = await Promise.all([findSetupFacts(db), listSaidStates(db)])
  return judgeSetup(facts, said, { isMailOn: mail.isOn, now: programmeClock.now() })
}

/** Writes what an administrator says about a step; `open` takes back what was said. */
export async function changeSetupStep(
  deps: Reading & Pick<Deps, 'clock'>,
  actor: User,
  id: SetupStepId,
  state: SetupStep['state'],
): Promise<Setup> {
  await deps.db.transaction(async (tx) => {
    await upsertSaidState(tx, id, state === 'open' ? undefined : state, deps.clock.now())
    await recordChange(tx, actor, { action: 'setup.step', subject: id, after: { state } })
  })
  return readSetup(deps)
}
