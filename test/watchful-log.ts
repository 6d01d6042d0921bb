import type { Logger } from 'pino'
import { openLog } from '../server/log.ts'

/** pino's number of the level `error`. */
const ERROR = 50

/** A log that keeps what it is told instead of printing it. */
export interface WatchfulLog {
  log: Logger
  /** Every line, for tests that look for what must not be there. */
  lines: string[]
  /** Lines of level `error` and worse since the last call: each is a defect unless the test meant it. */
  takeErrors(): string[]
}

export function openWatchfulLog(): WatchfulLog {
  const lines: string[] = []
  let errors: string[] = []
  const write = (line: string) => {
    lines.push(line)
    if (JSON.parse(line).level >= ERROR) errors.push(line)
  }
  return {
    log: openLog('debug', { write }),
    lines,
    takeErrors() {
      const taken = errors
      errors = []
      return taken
    },
  }
}
