import { Worker } from 'node:worker_threads'
import { threadFigures } from '../../thread-figures.ts'
import type {
  Difference,
  IndexInput,
  Results,
  VectorsMessage,
  WorkerMessage,
  WorkerTask,
} from './messages.ts'

/** One state of the event knowledge, indexed in a thread of its own. */
export interface IndexWorker {
  /** Settles once every language of its input is indexed. @throws when the thread breaks or hangs before that */
  ready: Promise<void>
  /** Settles when the thread is no more, whyever. */
  ended: Promise<void>
  /**
   * @throws TaskRefused when too many wait, or when this task took too long
   * @throws WorkerGone when the thread broke, hung or stopped before it had answered
   */
  run<T extends WorkerTask>(task: T): Promise<Results[T['kind']]>
  /**
   * Takes over a change: what is asked after this is answered out of it.
   * @throws WorkerGone or TaskRefused when the thread broke or hung over it, and is no more
   */
  change(difference: Difference): Promise<void>
  /** Ranks by these vectors too from now on. */
  takeVectors(layout: VectorsMessage['layout']): void
  /** Finishes its tasks, then ends its thread. */
  close(): void
}

/** A task that no other thread shall try: too many wait, or it took too long. */
export class TaskRefused extends Error {}

/** The thread broke, hung or stopped before it had answered: another one may. */
export class WorkerGone extends Error {}

interface Waiting {
  resolve(result: never): void
  reject(problem: Error): void
}

/**
 * How long a thread may be silent, in milliseconds, and what it runs. While it indexes it says every few entries that it
 * lives: however many there are and however busy the machine is, a thread that comes on is left alone.
 */
export interface WatchdogSettings {
  /** Until it is ready; most of it is for a machine that is slow to start a thread. */
  startLimitMs: number
  /** Over one task: it takes milliseconds, the first one in a language as long as indexing the entries in it. */
  taskLimitMs: number
  program: URL
}

const usual: WatchdogSettings = {
  startLimitMs: 60_000,
  taskLimitMs: 20_000,
  program: new URL('./worker.ts', import.meta.url),
}

/** Questions that may wait: the last of them waits for a second or two. */
const MOST_WAITING = 200

// Megabytes. What a question leaves behind is collected early: left alone, Node lets 100 MB of it pile up. The whole
// heap has room for tens of thousands of entries; a worker that outgrows it breaks alone, and the festival goes on.
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 1024 }

/**
 * Starts a thread that indexes the entries and then composes answers and fortunes; one that hangs is ended.
 * @param input its `concepts` gather what the thread indexes of the library, for those that follow
 */
export function startIndexWorker(input: IndexInput, settings: Partial<WatchdogSettings> = {}): IndexWorker {
  const { program, startLimitMs, taskLimitMs } = { ...usual, ...settings }
  const figures = threadFigures('guide-index')
  const worker = new Worker(program, { workerData: input, resourceLimits })
  // The festival closes without waiting for the answers under way.
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let tasks = 0
  let closing = false
  let isReady = false
  let ended: WorkerGone | undefined
  const start = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  // Whoever awaits it hears of the failure.
  start.promise.catch(() => undefined)

  const breakDown = (cause: unknown) => {
    ended ??= new WorkerGone('The index worker has ended.', { cause })
    start.reject(ended)
    for (const asker of waiting.values()) asker.reject(ended)
    waiting.clear()
    clearTimeout(watchdog)
    end.resolve()
  }
  // Tasks are answered in order: when nothing was heard for so long, the oldest one hangs.
  const giveUp = () => {
    figures.hung += 1
    const [oldest] = waiting.values()
    oldest?.reject(new TaskRefused('This task took too long.'))
    breakDown('It hung.')
    void worker.terminate()
  }
  let watchdog = setTimeout(giveUp, startLimitMs).unref()
  const watch = () => {
    clearTimeout(watchdog)
    if (!isReady) watchdog = setTimeout(giveUp, startLimitMs).unref()
    else if (waiting.size > 0) watchdog = setTimeout(giveUp, taskLimitMs).unref()
  }
  const settle = (message: WorkerMessage) => {
    if (ended) return
    if (message.kind === 'indexing') return watch()
    if (message.kind === 'ready') {
      isReady = true
      start.resolve()
      return watch()
    }
    if (message.kind === 'concepts') {
      input.concepts[message.language] = message.packed
      return
    }
    const asker = waiting.get(message.number)
    waiting.delete(message.number)
    if (message.kind === 'done') asker?.resolve(message.result as never)
    else if (message.kind === 'changed') asker?.resolve(undefined as never)
    else asker?.reject(new Error(message.reason))
    if (closing && waiting.size === 0) void worker.terminate()
    watch()
  }
  const give = <T>(message: WorkerTask | ({ kind: 'change' } & Difference)) =>
    new Promise<T>((resolve, reject) => {
      if (ended) return reject(ended)
      tasks += 1
      waiting.set(tasks, { resolve, reject })
      worker.postMessage({ ...message, number: tasks })
      if (isReady && waiting.size === 1) watch()
    })
  worker.on('message', settle)
  worker.on('error', breakDown)
  worker.on('exit', breakDown)

  return {
    ready: start.promise,
    ended: end.promise,
    async run(task) {
      if (!ended && waiting.size >= MOST_WAITING) {
        figures.refused += 1
        throw new TaskRefused('Too many tasks wait.')
      }
      return give(task)
    },
    change: (difference) => give({ kind: 'change', ...difference }),
    takeVectors(layout) {
      const message: VectorsMessage = { kind: 'vectors', layout }
      if (!ended) worker.postMessage(message)
    },
    close() {
      closing = true
      if (waiting.size === 0) void worker.terminate()
    },
  }
}
