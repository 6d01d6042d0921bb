import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { workWhileDue } from '../while-due.ts'
import { PretixRefusal } from './ask-pretix.ts'
import { type FetchedOrders, fetchOrders } from './fetch-orders.ts'
import { type JobTable, takeDueJob, updateJob } from './job-store.ts'
import { openShop } from './open-shop.ts'
import { findPretixSource, type PretixSourceRow } from './store.ts'

/** What work on the orders of pretix needs. */
export type Following = Pick<Deps, 'db' | 'clock' | 'live' | 'log' | 'fetchRules' | 'sealing'>

/** Milliseconds between two questions for what is due: whoever asked sits before it. */
const TICK_MS = 1_000

/** A process says so often that it is at work, and is taken for dead when it has not for so long (milliseconds). */
const ALIVE = { everyMs: 15_000, forMs: 60_000 }

/** So many processes begin with a job before it fails: it may be what ends them. */
const MOST_ATTEMPTS = 3

/** A job was cancelled, or another process does it. */
export class JobLost extends Error {}

/** Says how far a job is, and that its process lives. @throws JobLost */
export type Tell<Table extends JobTable> = (change: Partial<Table['$inferSelect']>) => Promise<void>

/** A job whose shop has been read: all of its orders. */
export interface ReadJob<Table extends JobTable> {
  job: Table['$inferSelect']
  source: PretixSourceRow
  fetched: FetchedOrders
}

/** Jobs of one kind: where they are kept, and what is done with the orders; that writes as well that it is done. */
export interface JobKind<Table extends JobTable> {
  table: Table
  work(deps: Following, read: ReadJob<Table>, tell: Tell<Table>): Promise<void>
  /** What the log says when one fails for a reason of our own; it is tried again. */
  onFailure: string
}

/**
 * Does one job that is due. What pretix or a closed edition refuses ends it; whatever else goes wrong, another process begins
 * anew when this one has been silent for a while.
 * @returns whether there was one
 */
export async function runDueJob<Table extends JobTable>(
  deps: Following,
  { table, work }: JobKind<Table>,
): Promise<boolean> {
  const { db, clock } = deps
  const aliveUntil = () => new Date(clock.now().getTime() + ALIVE.forMs)
  const job = await takeDueJob(db, table, clock.now(), aliveUntil())
  if (!job) return false
  const write = (change: object) => updateJob(db, table, job, change)
  if (job.attempts > MOST_ATTEMPTS) {
    await write({ state: 'failed', failure: 'interrupted' })
    return true
  }
  const timer = setInterval(() => {
    // What is wrong with the database is found out by whoever works.
    write({ aliveUntil: aliveUntil() }).catch(() => undefined)
  }, ALIVE.everyMs)
  try {
    const tell = async (change: object) => {
      if (!(await write({ ...change, aliveUntil: aliveUntil() }))) throw new JobLost()
    }
    const found = await findPretixSource(db, job.sourceId)
    if (!found) return true
    const { source } = found
    const all = { ...source, seenUntil: null }
    const fetched = await fetchOrders(deps, openShop(deps, source), all, (pagesRead) => tell({ pagesRead }))
    await work(deps, { job, source, fetched }, tell)
  } catch (problem) {
    const failure = failureOf(problem)
    if (failure !== undefined) await write({ state: 'failed', failure })
    else if (!(problem instanceof JobLost)) throw problem
  } finally {
    clearInterval(timer)
  }
  return true
}

function failureOf(problem: unknown) {
  if (problem instanceof PretixRefusal) return problem.failure
  return problem instanceof Refusal && problem.code === 'edition_over' ? 'edition-over' : undefined
}

/** Does the jobs of one kind while the process lives; of several processes one does each. */
export function runJobs<Table extends JobTable>(deps: Following, kind: JobKind<Table>): { stop(): void } {
  const { onFailure } = kind
  return workWhileDue(deps, { everyMs: TICK_MS, doNext: () => runDueJob(deps, kind), onFailure })
}
