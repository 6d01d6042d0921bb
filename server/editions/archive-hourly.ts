import type { Deps } from '../deps.ts'
import { archiveWhenDue } from './begin-edition.ts'

const HOUR_MS = 3_600_000

/** Lets the people of a closed edition go once they were kept long enough; looks every hour while the process lives. */
export function archiveHourly(deps: Pick<Deps, 'db' | 'clock' | 'live' | 'log'>): { stop(): void } {
  const look = () => {
    archiveWhenDue(deps).then(
      (isDone) => isDone && deps.log.info('the people of the last edition are gone: it was closed long ago'),
      (problem) => deps.log.warn(problem, 'the last edition is archived an hour later'),
    )
  }
  const timer = setInterval(look, HOUR_MS).unref()
  return { stop: () => clearInterval(timer) }
}
