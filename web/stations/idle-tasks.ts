/** Something that a station does when nobody stands in front of it. */
export interface IdleTask {
  /** So long nobody may have done anything. */
  idleMs: number
  /** It is done after this moment of the monotonic clock at the latest, whoever stands there. */
  latestAt?: number
  act(): void
}

interface Parts {
  /** How long nobody has done anything; 0 while a visitor is known. */
  idleMs(): number
  /** Whether this page holds taps in its memory alone: loaded again, it would lose them. */
  holdsTaps(): boolean
  elapsed(): number
}

/**
 * What a station does while nobody looks: load a new version, move to its new home. One task for each reason, a newer
 * one takes the place of the one before.
 */
export function createIdleTasks({ idleMs, holdsTaps, elapsed }: Parts) {
  const tasks = new Map<string, IdleTask>()
  return {
    schedule: (reason: string, task: IdleTask): void => void tasks.set(reason, task),
    cancel: (reason: string): void => void tasks.delete(reason),
    /** Runs every task whose time has come; to be called every now and then. */
    runDue(): void {
      if (holdsTaps()) return
      for (const [reason, task] of tasks) {
        const isLate = task.latestAt !== undefined && elapsed() >= task.latestAt
        if (idleMs() < task.idleMs && !isLate) continue
        tasks.delete(reason)
        task.act()
      }
    },
  }
}
