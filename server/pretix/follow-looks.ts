import type { PretixLook } from '../../contract/pretix.ts'
import { Refusal } from '../http/refusal.ts'
import { PretixRefusal } from './ask-pretix.ts'
import { fetchOrders } from './fetch-orders.ts'
import { type Following, toActor } from './follow-pretix.ts'
import { previewLabel } from './look-at-orders.ts'
import { type LookRow, takeDueLook, updateLook } from './look-store.ts'
import { openShop } from './open-shop.ts'
import { findPretixSource } from './store.ts'
import { takeOrders } from './take-orders.ts'

/** Milliseconds between two looks at what is due: whoever asked sits before it. */
const TICK_MS = 1_000

/** A process says so often that it still reads, and is taken for dead when it has not for so long (milliseconds). */
const ALIVE = { everyMs: 15_000, forMs: 60_000 }

/** So many processes begin with a look before it fails: it may be what ends them. */
const MOST_ATTEMPTS = 3

/** A look was cancelled, or another process reads it. */
class LookLost extends Error {}

/**
 * Reads all orders of one shop at which somebody wants to look.
 * @returns whether there was one
 */
export async function readDueLook(deps: Following): Promise<boolean> {
  const { db, clock } = deps
  const aliveUntil = () => new Date(clock.now().getTime() + ALIVE.forMs)
  const look = await takeDueLook(db, clock.now(), aliveUntil())
  if (!look) return false
  if (look.attempts > MOST_ATTEMPTS) {
    await updateLook(db, look, { state: 'failed', failure: 'interrupted' })
    return true
  }
  const timer = setInterval(() => {
    // What is wrong with the database is found out by whoever reads.
    updateLook(db, look, { aliveUntil: aliveUntil() }).catch(() => undefined)
  }, ALIVE.everyMs)
  try {
    await read(deps, look, async (pagesRead) => {
      if (!(await updateLook(db, look, { pagesRead, aliveUntil: aliveUntil() }))) throw new LookLost()
    })
  } catch (problem) {
    if (problem instanceof Refusal)
      await updateLook(db, look, { state: 'failed', failure: toFailure(problem) })
    else if (!(problem instanceof LookLost)) throw problem
  } finally {
    clearInterval(timer)
  }
  return true
}

async function read(
  deps: Following,
  look: LookRow,
  onPage: (pagesRead: number) => Promise<void>,
): Promise<void> {
  const found = await findPretixSource(deps.db, look.sourceId)
  if (!found) return
  const { source } = found
  const fetched = await fetchOrders(deps, openShop(deps, source), { ...source, seenUntil: null }, onPage)
  const preview = await takeOrders(deps, toActor(source), source, fetched, true)
  const sealedPreview = deps.sealing.seal(previewLabel(look), Buffer.from(JSON.stringify(preview)))
  await updateLook(deps.db, look, { state: 'done', sealedPreview })
}

function toFailure(problem: Refusal): PretixLook['failure'] {
  return problem instanceof PretixRefusal ? problem.failure : 'interrupted'
}

/** Reads what somebody wants to look at, while the process lives; of several processes one reads each. */
export function followLooks(deps: Following): { stop(): void } {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    try {
      while (await readDueLook(deps));
    } catch (problem) {
      if (!deps.db.$client.ending) deps.log.warn(problem, 'a look at the orders of pretix has to wait')
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void run(), TICK_MS).unref()
  return { stop: () => clearInterval(timer) }
}
