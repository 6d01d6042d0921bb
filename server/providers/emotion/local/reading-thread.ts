import { Worker } from 'node:worker_threads'
import type { Reading } from '../port.ts'
import type { Task, ThreadMessage } from './reader-worker.ts'

/** A thread that reads one photo at a time. It starts with its first photo, and again after it broke. */
export interface ReadingThread {
  /** @throws ThreadBroke when the thread ended or took too long; a plain Error when this photo cannot be read */
  read(jpeg: Buffer): Promise<Reading>
  close(): Promise<void>
}

/** The thread is gone; the photo itself may be fine. */
export class ThreadBroke extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(`the thread that reads expressions broke: ${reason}`, options)
    this.name = 'ThreadBroke'
  }
}

interface Running {
  worker: Worker
  ready: Promise<void>
}

/** What a thread is started with. */
export interface ThreadSettings {
  /** The program of the thread; tests have one that stumbles. */
  program: URL
  /** Milliseconds that one photo may take once the models are loaded. */
  photoLimitMs: number
  /** Milliseconds until the models have to be loaded. */
  startLimitMs: number
}

export function createReadingThread(settings: ThreadSettings): ReadingThread {
  let running: Running | undefined
  let photos = 0

  const open = (): Running => {
    const started = start(settings)
    // A thread that ends while nobody waits for it is started anew by the next photo.
    started.worker.on('exit', () => {
      if (running === started) running = undefined
    })
    return started
  }
  const stop = async () => {
    const worker = running?.worker
    running = undefined
    await worker?.terminate()
  }
  return {
    async read(jpeg) {
      running ??= open()
      const { worker, ready } = running
      try {
        await within(settings.startLimitMs, ready)
        photos += 1
        return await within(settings.photoLimitMs, answerOf(worker, { number: photos, jpeg }))
      } catch (problem) {
        if (problem instanceof ThreadBroke) await stop()
        throw problem
      }
    },
    close: stop,
  }
}

function start({ program }: ThreadSettings): Running {
  // Pixels live outside of the heap: a small nursery is swept often, and costs nothing that one would notice.
  const worker = new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: 8 } })
  // The festival closes without waiting for a photo.
  worker.unref()
  // Whoever waits for an answer hears of it; without anybody waiting, an exit follows and says enough.
  worker.on('error', () => undefined)
  const ready = heard(worker, (message) => (message.kind === 'ready' ? true : undefined)).then(
    () => undefined,
  )
  return { worker, ready }
}

async function answerOf(worker: Worker, task: Task): Promise<Reading> {
  const answer = heard(worker, (message) =>
    'number' in message && message.number === task.number ? message : undefined,
  )
  worker.postMessage(task)
  const message = await answer
  if (message.kind === 'read') return message.reading
  throw new Error(`a photo could not be read: ${message.reason}`)
}

/** The first message that `pick` takes. @throws ThreadBroke when the thread ends before that */
function heard<Picked>(
  worker: Worker,
  pick: (message: ThreadMessage) => Picked | undefined,
): Promise<Picked> {
  return new Promise((resolve, reject) => {
    const listen = (message: ThreadMessage) => {
      const picked = pick(message)
      if (picked === undefined) return
      forget()
      resolve(picked)
    }
    const breakDown = (cause: unknown) => {
      forget()
      reject(new ThreadBroke(cause instanceof Error ? cause.message : 'it ended', { cause }))
    }
    const forget = () => {
      worker.off('message', listen)
      worker.off('error', breakDown)
      worker.off('exit', breakDown)
    }
    worker.on('message', listen)
    worker.on('error', breakDown)
    worker.on('exit', breakDown)
  })
}

function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ThreadBroke(`nothing for ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
