import type { Actor } from '../audit/index.ts'
import { Refusal } from '../http/refusal.ts'
import { workWhileDue } from '../while-due.ts'
import { PretixRefusal } from './ask-pretix.ts'
import { fetchOrders } from './fetch-orders.ts'
import { openShop } from './open-shop.ts'
import type { Following } from './run-job.ts'
import { findPretixSource, type PretixSourceRow, takeDuePretix, updateFailed, updateRead } from './store.ts'
import { takeOrders } from './take-orders.ts'

/** Milliseconds between two questions for what is due. */
const TICK_MS = 5_000

/** Without any call of pretix a shop is read so often (milliseconds): a call may get lost. */
const PAUSE_MS = 5 * 60_000

/** A failing shop is asked at least so often (milliseconds). */
const LONGEST_REST_MS = 60 * 60_000

/**
 * Reads one shop whose time has come, and takes what changed.
 * @returns whether there was one
 */
export async function followDuePretix(deps: Following): Promise<boolean> {
  const { db, clock, log } = deps
  const began = clock.now()
  const id = await takeDuePretix(db, began, new Date(began.getTime() + PAUSE_MS))
  const found = id === undefined ? undefined : await findPretixSource(db, id)
  if (!found) return false
  const { source } = found
  try {
    const fetched = await fetchOrders(deps, openShop(deps, source), source)
    const isNews = fetched.orders.length > 0
    const taken = isNews ? await takeOrders(deps, toActor(source), source, fetched, false) : undefined
    const result = taken && { outcome: 'taken' as const, counts: taken.counts, wrong: taken.wrong }
    const hasFailed = source.lastResult?.outcome === 'failed'
    await updateRead(db, source.id, {
      now: clock.now(),
      result: result ?? (hasFailed ? { outcome: 'taken' } : undefined),
      seenUntil: fetched.seenUntil,
    })
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    // Nobody comes in after the end; when the event is opened again, the orders are still there.
    if (problem.code === 'edition_over') return true
    const failure = problem instanceof PretixRefusal ? problem.failure : 'busy'
    log.warn({ pretix: source.id, failure }, 'a pretix shop could not be read')
    const rest = problem instanceof PretixRefusal ? problem.restSeconds * 1_000 : 0
    const pause = Math.max(rest, Math.min(PAUSE_MS * 2 ** Math.min(source.failures, 8), LONGEST_REST_MS))
    const now = clock.now()
    const nextRunAt = new Date(now.getTime() + Math.min(pause, LONGEST_REST_MS))
    await updateFailed(db, source.id, { now, result: { outcome: 'failed', failure }, nextRunAt })
  }
  return true
}

/** A shop as who changed something, in the record of changes. */
export function toActor({ id, name }: PretixSourceRow): Actor {
  return { id, firstName: 'pretix', lastName: name, email: null }
}

/** Reads shops when they are due, while the process lives; of several processes one reads each. */
export function followPretix(deps: Following): { stop(): void } {
  return workWhileDue(deps, {
    everyMs: TICK_MS,
    doNext: () => followDuePretix(deps),
    onFailure: 'pretix has to wait',
  })
}
