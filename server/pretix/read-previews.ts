import type { PretixPreviewJob } from '../../contract/pretix.ts'
import { Refusal } from '../http/refusal.ts'
import { workWhileDue } from '../while-due.ts'
import { PretixRefusal } from './ask-pretix.ts'
import { fetchOrders } from './fetch-orders.ts'
import { type Following, toActor } from './follow-pretix.ts'
import { openShop } from './open-shop.ts'
import { previewLabel } from './preview-orders.ts'
import { type PreviewRow, takeDuePreview, updatePreview } from './preview-store.ts'
import { findPretixSource } from './store.ts'
import { takeOrders } from './take-orders.ts'

/** Milliseconds between two questions for what is due: whoever asked sits before it. */
const TICK_MS = 1_000

/** A process says so often that it still reads, and is taken for dead when it has not for so long (milliseconds). */
const ALIVE = { everyMs: 15_000, forMs: 60_000 }

/** So many processes begin with a preview before it fails: it may be what ends them. */
const MOST_ATTEMPTS = 3

/** A preview was cancelled, or another process reads it. */
class PreviewLost extends Error {}

/**
 * Reads all orders of one shop that somebody wants to preview.
 * @returns whether there was one
 */
export async function readDuePreview(deps: Following): Promise<boolean> {
  const { db, clock } = deps
  const aliveUntil = () => new Date(clock.now().getTime() + ALIVE.forMs)
  const job = await takeDuePreview(db, clock.now(), aliveUntil())
  if (!job) return false
  if (job.attempts > MOST_ATTEMPTS) {
    await updatePreview(db, job, { state: 'failed', failure: 'interrupted' })
    return true
  }
  const timer = setInterval(() => {
    // What is wrong with the database is found out by whoever reads.
    updatePreview(db, job, { aliveUntil: aliveUntil() }).catch(() => undefined)
  }, ALIVE.everyMs)
  try {
    await read(deps, job, async (pagesRead) => {
      if (!(await updatePreview(db, job, { pagesRead, aliveUntil: aliveUntil() }))) throw new PreviewLost()
    })
  } catch (problem) {
    if (problem instanceof Refusal)
      await updatePreview(db, job, { state: 'failed', failure: toFailure(problem) })
    else if (!(problem instanceof PreviewLost)) throw problem
  } finally {
    clearInterval(timer)
  }
  return true
}

async function read(
  deps: Following,
  job: PreviewRow,
  onPage: (pagesRead: number) => Promise<void>,
): Promise<void> {
  const found = await findPretixSource(deps.db, job.sourceId)
  if (!found) return
  const { source } = found
  const fetched = await fetchOrders(deps, openShop(deps, source), { ...source, seenUntil: null }, onPage)
  const preview = await takeOrders(deps, toActor(source), source, fetched, true)
  const sealedPreview = deps.sealing.seal(previewLabel(job), Buffer.from(JSON.stringify(preview)))
  await updatePreview(deps.db, job, { state: 'done', sealedPreview })
}

function toFailure(problem: Refusal): PretixPreviewJob['failure'] {
  return problem instanceof PretixRefusal ? problem.failure : 'interrupted'
}

/** Reads the orders that somebody wants to preview, while the process lives; of several processes one reads each. */
export function readPreviews(deps: Following): { stop(): void } {
  const onFailure = 'a preview of the orders of pretix has to wait'
  return workWhileDue(deps, { everyMs: TICK_MS, doNext: () => readDuePreview(deps), onFailure })
}
