import { type EmotionReader, type Reading, ReadingFailed } from '../port.ts'
import {
  createReadingThread,
  type ReadingThread,
  ThreadBroke,
  type ThreadSettings,
} from './reading-thread.ts'

/** Photos that may wait; at one to two a second the last of them waits as long as anybody stands still. */
const MOST_WAITING = 20

/** Seconds after which a place in the queue is likely. */
const RETRY_AFTER = 5

/** A photo gets this many threads: one that broke under it may have broken for another reason. */
const TRIES = 2

interface Waiting {
  jpeg: Buffer
  tries: number
  resolve(reading: Reading): void
  reject(problem: unknown): void
}

/** How many threads read, and who hears of their problems. */
export interface LocalReaderOptions extends Partial<ThreadSettings> {
  threads: number
  onProblem(problem: unknown): void
}

/** The festival's own reader: models on WebAssembly in threads of this machine, no network. */
export function createLocalReader({ threads, onProblem, ...settings }: LocalReaderOptions): EmotionReader {
  const all = Array.from({ length: threads }, () =>
    createReadingThread({
      program: new URL('./reader-worker.ts', import.meta.url),
      photoLimitMs: 20_000,
      startLimitMs: 60_000,
      ...settings,
    }),
  )
  const idle = [...all]
  const queue: Waiting[] = []
  let isClosed = false

  const next = () => {
    const thread = idle.length > 0 ? queue[0] && idle.pop() : undefined
    const photo = thread && queue.shift()
    if (thread && photo) void work(thread, photo)
  }
  const work = async (thread: ReadingThread, photo: Waiting) => {
    try {
      photo.resolve(await thread.read(photo.jpeg))
    } catch (problem) {
      if (!isClosed) onProblem(problem)
      photo.tries += 1
      if (problem instanceof ThreadBroke && photo.tries < TRIES && !isClosed) queue.unshift(photo)
      else photo.reject(new ReadingFailed('away', RETRY_AFTER))
    }
    idle.push(thread)
    next()
  }
  return {
    read: (jpeg) =>
      new Promise((resolve, reject) => {
        if (isClosed || queue.length >= MOST_WAITING) return reject(new ReadingFailed('away', RETRY_AFTER))
        queue.push({ jpeg, tries: 0, resolve, reject })
        next()
      }),
    async close() {
      isClosed = true
      for (const photo of queue.splice(0)) photo.reject(new ReadingFailed('away'))
      await Promise.all(all.map((thread) => thread.close()))
    },
  }
}
