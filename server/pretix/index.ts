import { followPretix } from './follow-pretix.ts'
import { previews } from './preview-orders.ts'
import { type Following, runJobs } from './run-job.ts'
import { takes } from './take-in-background.ts'

/** Reads pretix shops when it is time, when they say that something changed, and when somebody previews or takes their orders. */
export function workOnPretix(deps: Following): { stop(): void } {
  const work = [followPretix(deps), runJobs(deps, previews), runJobs(deps, takes)]
  return {
    stop() {
      for (const one of work) one.stop()
    },
  }
}
