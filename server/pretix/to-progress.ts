import type { PretixTake } from '../../contract/pretix.ts'
import type { TakeRow } from './job-store.ts'

/** How far work in the background is, and why it failed if it did. */
export function toProgress({
  pagesRead,
  pages,
  failure,
  beganAt,
}: Pick<TakeRow, 'pagesRead' | 'pages' | 'failure' | 'beganAt'>) {
  return {
    ...{ pagesRead, beganAt: beganAt.toISOString() },
    // Orders may have come in since they were counted.
    pages: Math.max(pages, pagesRead),
    ...(failure && { failure }),
  }
}

/** How taking the orders of a shop is. */
export function toTake(job: TakeRow): PretixTake {
  return { ...toProgress(job), state: job.state, ...(job.counts && { counts: job.counts }) }
}
