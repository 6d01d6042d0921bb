import type { Deps } from './deps.ts'

/** Work that becomes due in the database, and that any process may do. */
interface DueWork {
  /** Milliseconds between two questions for what is due. */
  everyMs: number
  /** Does one thing that is due. @returns whether there was one */
  doNext(): Promise<boolean>
  /** What the log says when it fails; it is tried again. */
  onFailure: string
}

/** Does what is due while the process lives, one thing after the other. */
export function workWhileDue(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { everyMs, doNext, onFailure }: DueWork,
): { stop(): void } {
  let isStopped = false
  let isWorking = false
  const work = async () => {
    if (isWorking) return
    isWorking = true
    try {
      while (!isStopped && (await doNext()));
    } catch (problem) {
      if (!db.$client.ending) log.warn(problem, onFailure)
    } finally {
      isWorking = false
    }
  }
  const timer = setInterval(() => void work(), everyMs).unref()
  return {
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}
