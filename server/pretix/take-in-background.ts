import type { PretixTake } from '../../contract/pretix.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { refuseClosed } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { countPages } from './fetch-orders.ts'
import { findTake, insertTake, updateCancelled, updateJob } from './job-store.ts'
import { requirePretix } from './manage-pretix.ts'
import { openShop } from './open-shop.ts'
import { type JobKind, JobLost } from './run-job.ts'
import { createPretixKey, updatePretixSource, updateRead } from './store.ts'
import { pretixTakes } from './table.ts'
import { takeOrders } from './take-orders.ts'
import { toTake } from './to-progress.ts'

type Taking = Pick<Deps, 'db' | 'clock' | 'sealing' | 'fetchRules'>

/**
 * Begins to take all orders of a shop in the background; while that goes on, says how far it is.
 * @throws Refusal not_found, edition_over, PretixRefusal
 */
export async function beginTake(deps: Taking, user: User, id: string): Promise<PretixTake> {
  const { db, clock } = deps
  const { source, take } = await requirePretix(db, id)
  if (take?.state === 'reading' || take?.state === 'writing') return toTake(take)
  await refuseClosed(db)
  const pages = await countPages(deps, openShop(deps, source))
  const { firstName, lastName, email } = user
  const actor = { id: user.id, firstName, lastName, email }
  await insertTake(db, { sourceId: id, jobId: createPretixKey(8), pages, actor, now: clock.now() })
  return getTake(deps, id)
}

/** How far taking the orders of a shop is, and what came of it. @throws Refusal not_found */
export async function getTake({ db }: Pick<Deps, 'db'>, id: string): Promise<PretixTake> {
  const take = await findTake(db, id)
  if (!take) throw new Refusal('not_found')
  return toTake(take)
}

/** Ends taking while orders are read: nobody has come in then. @throws Refusal not_found */
export async function cancelTake(deps: Pick<Deps, 'db'>, id: string): Promise<PretixTake> {
  await updateCancelled(deps.db, pretixTakes, id)
  return getTake(deps, id)
}

/**
 * Orders are taken in the background. Whoever begins anew after a crash finds the people who were written already unchanged;
 * that orders are followed, and the record of it, are written once, at the end.
 */
export const takes: JobKind<typeof pretixTakes> = {
  table: pretixTakes,
  onFailure: 'taking the orders of pretix has to wait',
  async work(deps, { job, source, fetched }, tell) {
    await tell({ state: 'writing' })
    const { counts, wrong } = await takeOrders(deps, job.actor, source, fetched, false)
    await deps.db.transaction(async (tx) => {
      if (!(await updateJob(tx, pretixTakes, job, { state: 'done', counts }))) throw new JobLost()
      const now = deps.clock.now()
      const { source: last } = await requirePretix(tx, source.id)
      // Somebody who chose other tickets meanwhile wants everything to be read again.
      const seenUntil = last.version === source.version ? fetched.seenUntil : undefined
      await updateRead(tx, source.id, { now, result: { outcome: 'taken', counts, wrong }, seenUntil })
      await updatePretixSource(tx, source.id, { isFollowing: true, nextRunAt: now })
      await recordChange(tx, job.actor, { action: 'pretix.take', subject: source.id, after: { ...counts } })
    })
  },
}
