import type { Request } from '../../contract/endpoint.ts'
import type { planFreeze as planFreezeCall } from '../../contract/finale.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { isDue, readBoardState } from './board-state.ts'
import { removeStanding, writeStanding } from './standing-store.ts'
import { emptyFinale, type FinaleRow, lockFinale, updateFinale } from './store.ts'

/** The finale is one thing: the audit finds everything about it under this name. */
const SUBJECT = 'finale'

/** Plans the freeze for a moment of the programme, or takes the plan back. @throws Refusal board_not_open or stale */
export async function planFreeze(
  deps: Deps,
  actor: User,
  { freezesAt, version }: Request<typeof planFreezeCall>['body'],
): Promise<void> {
  const plannedAt = freezesAt === null ? null : new Date(freezesAt)
  if (isDue({ plannedAt }, deps)) {
    const issue = { path: 'freezesAt', message: 'This moment has passed. Freeze now instead.' }
    throw new Refusal('invalid_request', { issues: [issue] })
  }
  await readBoardState(deps)
  await deps.db.transaction(async (tx) => {
    const before = refuseFrozen(await lockFinale(tx))
    refuseStale(version, before)
    const after = await updateFinale(tx, { plannedAt })
    await recordChange(tx, actor, { action: 'finale.plan', subject: SUBJECT, before, after })
  })
  deps.live.announce({ topic: 'leaderboard' })
}

/** Freezes the public board at this moment. @throws Refusal board_not_open */
export async function freezeNow(deps: Deps, actor: User): Promise<void> {
  await readBoardState(deps)
  await deps.db.transaction(async (tx) => {
    const before = refuseFrozen(await lockFinale(tx))
    const frozenAt = deps.clock.now()
    await writeStanding(tx, frozenAt, false)
    const after = await updateFinale(tx, { plannedAt: null, frozenAt })
    await recordChange(tx, actor, { action: 'finale.freeze', subject: SUBJECT, before, after })
  })
  deps.live.announce({ topic: 'leaderboard' })
}

/** Makes the board live again, whatever was revealed of it. @throws Refusal board_not_frozen */
export async function liftFreeze(deps: Deps, actor: User): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await lockFinale(tx)
    if (before.frozenAt === null) throw new Refusal('board_not_frozen')
    await removeStanding(tx)
    const after = await updateFinale(tx, emptyFinale)
    await recordChange(tx, actor, { action: 'finale.lift', subject: SUBJECT, before, after })
  })
  deps.live.announce({ topic: 'leaderboard' })
}

function refuseFrozen(row: FinaleRow): FinaleRow {
  if (row.frozenAt !== null) throw new Refusal('board_not_open')
  return row
}
