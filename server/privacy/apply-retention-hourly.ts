import type { Deps } from '../deps.ts'
import { applyRetention } from './retention.ts'

const HOUR_MS = 3_600_000

/** A festival that has just opened has other things to do. */
const FIRST_AFTER_MS = 60_000

/** Removes what has been kept long enough, every hour while the process lives. */
export function applyRetentionHourly(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>): { stop(): void } {
  const run = () => {
    applyRetention(deps).then(
      (removed) => deps.log.info({ removed }, 'removed what was kept long enough'),
      (problem) => deps.log.warn(problem, 'retention has to wait'),
    )
  }
  const first = setTimeout(run, FIRST_AFTER_MS).unref()
  const hourly = setInterval(run, HOUR_MS).unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(hourly)
    },
  }
}
