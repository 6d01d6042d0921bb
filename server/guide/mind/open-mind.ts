import { Worker } from 'node:worker_threads'
import type { Answers, AskedOfMind, Lesson, Told, WishedOfMind } from './thought.ts'

/** One state of the event knowledge, indexed in a thread of its own. */
export interface Mind {
  /** Settles once every language that is spoken here is indexed. @throws when the thread breaks before that */
  ready: Promise<void>
  /** @throws when the thread breaks or stops before it has answered */
  think<T extends AskedOfMind | WishedOfMind>(task: T): Promise<Answers[T['kind']]>
  /** Finishes what it is thinking about, then ends its thread. */
  close(): void
}

interface Waiting {
  resolve(answer: never): void
  reject(problem: Error): void
}

// Megabytes. What a question leaves behind is collected early: left alone, Node lets 100 MB of it pile up. The whole
// heap has room for tens of thousands of entries; a mind that outgrows it breaks alone, and the festival goes on.
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 1024 }

/** Starts a thread that learns the lesson and then thinks about questions and fortunes. */
export function openMind(lesson: Lesson): Mind {
  const worker = new Worker(new URL('./mind-worker.ts', import.meta.url), {
    workerData: lesson,
    resourceLimits,
  })
  // The festival closes without waiting for Leon to finish his thoughts.
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let tasks = 0
  let closing = false
  let ended: Error | undefined

  const ready = new Promise<void>((resolve, reject) => {
    const settle = (told: Told) => {
      if (told.kind === 'ready') return resolve()
      const asker = waiting.get(told.number)
      waiting.delete(told.number)
      if (told.kind === 'done') asker?.resolve(told.answer as never)
      else asker?.reject(new Error(told.reason))
      if (closing && waiting.size === 0) void worker.terminate()
    }
    const breakDown = (problem: Error) => {
      ended ??= problem
      reject(problem)
      for (const asker of waiting.values()) asker.reject(problem)
      waiting.clear()
    }
    worker.on('message', settle)
    worker.on('error', breakDown)
    worker.on('exit', () => breakDown(new Error("Leon's thread has ended.")))
  })
  // Whoever awaits it hears of the failure.
  ready.catch(() => undefined)

  return {
    ready,
    think: (task) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        tasks += 1
        waiting.set(tasks, { resolve, reject })
        worker.postMessage({ ...task, number: tasks })
      }),
    close() {
      closing = true
      if (waiting.size === 0) void worker.terminate()
    },
  }
}
