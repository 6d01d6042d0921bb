import type { SyncCounts, SyncResult } from '../../contract/schedules.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { lockEntries } from '../knowledge/index.ts'
import { workWhileDue } from '../while-due.ts'
import { countSteps } from './describe-plan.ts'
import { fetchSchedule, ScheduleRefusal } from './fetch-schedule.ts'
import type { SourceSession } from './formats/session.ts'
import { planNow } from './preview-schedule.ts'
import { findSource, lockSource, type SourceRow, takeDue, updateResult } from './store.ts'
import { writeSteps } from './write-steps.ts'

type Syncing = Pick<Deps, 'db' | 'clock' | 'live' | 'log' | 'fetchRules'>

/** Milliseconds between two looks at what is due. */
const PAUSE_MS = 20_000

/** More than this are not cancelled by a program: a schedule that was emptied by mistake waits for somebody to look. */
const MOST_CANCELLED = { sessions: 3, share: 0.2 }

/**
 * Reads one schedule that is due, and takes it. What was never taken by hand, or would cancel many sessions, waits.
 * @returns whether one was due
 */
export async function syncDue(deps: Syncing): Promise<boolean> {
  const { db, clock, log } = deps
  const id = await takeDue(db, clock.now())
  const found = id === undefined ? undefined : await findSource(db, id)
  if (!found) return false
  const { source } = found
  try {
    const read = await fetchSchedule(deps, source.address ?? '')
    const result = await take(deps, source, read.sessions)
    if (result.outcome === 'taken') deps.live.announce({ topic: 'knowledge' })
  } catch (problem) {
    if (!(problem instanceof ScheduleRefusal)) throw problem
    log.warn({ schedule: source.id, failure: problem.failure }, 'a schedule could not be read')
    await updateResult(db, source.id, clock.now(), { outcome: 'failed', failure: problem.failure })
  }
  return true
}

function take(deps: Syncing, source: SourceRow, sessions: SourceSession[]): Promise<SyncResult> {
  return deps.db.forLongWork.transaction(async (tx) => {
    await lockEntries(tx)
    await lockSource(tx, source.id)
    const steps = await planNow(tx, source.id, sessions)
    const counts = countSteps(steps)
    const isNew = steps.every(({ knownAs }) => knownAs === undefined)
    const result: SyncResult = {
      outcome: isNew || cancelsMany(counts) ? 'waits' : hasChanges(counts) ? 'taken' : 'unchanged',
      counts,
    }
    if (result.outcome !== 'waits') await writeSteps(tx, actorOf(source), source.id, steps)
    if (result.outcome === 'taken') {
      const change = { action: 'schedule.take', subject: source.id, after: { ...counts } }
      await recordChange(tx, actorOf(source), change)
    }
    await updateResult(tx, source.id, deps.clock.now(), result)
    return result
  })
}

function cancelsMany({ cancelled, moved, changed, unchanged }: SyncCounts): boolean {
  const all = cancelled + moved + changed + unchanged
  return cancelled > MOST_CANCELLED.sessions && cancelled > all * MOST_CANCELLED.share
}

function hasChanges({ unchanged: _unchanged, kept: _kept, ...changes }: SyncCounts): boolean {
  return Object.values(changes).some((count) => count > 0)
}

/** Who changed something, in the record of changes. */
function actorOf({ id, name }: SourceRow): Actor {
  return { id, firstName: 'Schedule', lastName: name, email: null }
}

/** Reads schedules when they are due, while the process lives; of several processes one reads each. */
export function syncSchedulesRegularly(deps: Syncing): { stop(): void } {
  return workWhileDue(deps, {
    everyMs: PAUSE_MS,
    doNext: () => syncDue(deps),
    onFailure: 'schedules have to wait',
  })
}
