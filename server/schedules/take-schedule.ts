import type { ScheduleSource, SyncCounts } from '../../contract/schedules.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { lockEntries } from '../knowledge/index.ts'
import { countSteps, digestOf } from './describe-plan.ts'
import { planNow } from './preview-schedule.ts'
import { requireSource, toSource } from './source.ts'
import { findPreview, lockSource, removePreviews, updateResult } from './store.ts'
import { writeSteps } from './write-steps.ts'

type Taking = Pick<Deps, 'db' | 'clock' | 'live'>

/**
 * Takes what a preview showed, all or nothing.
 * @param overwrite keys of sessions in which the schedule goes before what was written by hand
 * @throws Refusal schedule_not_found, or stale when the preview is gone or would do something else by now
 */
export async function takeSchedule(
  deps: Taking,
  actor: User,
  sourceId: string,
  { preview: previewId, overwrite }: { preview: string; overwrite: string[] },
): Promise<{ schedule: ScheduleSource; counts: SyncCounts }> {
  const taken = await deps.db.forLongWork.transaction(async (tx) => {
    await lockEntries(tx)
    await lockSource(tx, sourceId)
    await requireSource(tx, sourceId)
    const preview = await findPreview(tx, sourceId, previewId)
    if (!preview) throw new Refusal('stale')
    const shown = await planNow(tx, sourceId, preview.sessions)
    if (digestOf(shown) !== preview.digest) throw new Refusal('stale')
    const steps =
      overwrite.length === 0 ? shown : await planNow(tx, sourceId, preview.sessions, new Set(overwrite))
    await writeSteps(tx, actor, sourceId, steps)
    const counts = countSteps(steps)
    await recordChange(tx, actor, { action: 'schedule.take', subject: sourceId, after: { ...counts } })
    await updateResult(tx, sourceId, deps.clock.now(), { outcome: 'taken', counts })
    await removePreviews(tx, sourceId)
    return { schedule: toSource(await requireSource(tx, sourceId)), counts }
  })
  deps.live.announce({ topic: 'knowledge' })
  return taken
}
