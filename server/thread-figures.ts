/** What happened to the threads of one kind in this process; `/metrics` shows it. */
export interface ThreadFigures {
  /** Threads that were ended because a task took too long. */
  hung: number
  /** Tasks that found the queue full. */
  refused: number
}

const kinds = new Map<string, ThreadFigures>()

/** The figures of a kind of threads, to be counted up by whoever looks after them. */
export function threadFigures(kind: string): ThreadFigures {
  const figures = kinds.get(kind) ?? { hung: 0, refused: 0 }
  kinds.set(kind, figures)
  return figures
}

/** The figures of every kind there is. */
export function listThreadFigures(): [kind: string, figures: ThreadFigures][] {
  return [...kinds]
}
