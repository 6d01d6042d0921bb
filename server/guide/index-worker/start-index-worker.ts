import { Worker } from 'node:worker_threads'
import type { FortuneTask, IndexInput, QuestionTask, Results, WorkerMessage } from './messages.ts'

/** One state of the event knowledge, indexed in a thread of its own. */
export interface IndexWorker {
  /** Settles once every language of its input is indexed. @throws when the thread breaks before that */
  ready: Promise<void>
  /** @throws when the thread breaks or stops before it has answered */
  run<T extends QuestionTask | FortuneTask>(task: T): Promise<Results[T['kind']]>
  /** Finishes its tasks, then ends its thread. */
  close(): void
}

interface Waiting {
  resolve(result: never): void
  reject(problem: Error): void
}

// Megabytes. What a question leaves behind is collected early: left alone, Node lets 100 MB of it pile up. The whole
// heap has room for tens of thousands of entries; a worker that outgrows it breaks alone, and the festival goes on.
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 1024 }

/** Starts a thread that indexes the entries and then composes answers and fortunes. */
export function startIndexWorker(input: IndexInput): IndexWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits,
  })
  // The festival closes without waiting for the answers under way.
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let tasks = 0
  let closing = false
  let ended: Error | undefined

  const ready = new Promise<void>((resolve, reject) => {
    const settle = (message: WorkerMessage) => {
      if (message.kind === 'ready') return resolve()
      const asker = waiting.get(message.number)
      waiting.delete(message.number)
      if (message.kind === 'done') asker?.resolve(message.result as never)
      else asker?.reject(new Error(message.reason))
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
    worker.on('exit', () => breakDown(new Error('The index worker has ended.')))
  })
  // Whoever awaits it hears of the failure.
  ready.catch(() => undefined)

  return {
    ready,
    run: (task) =>
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
