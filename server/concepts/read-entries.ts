import { Worker } from 'node:worker_threads'
import type { Understood } from './read-entry.ts'
import type { WrittenEntry } from './understand.ts'

interface Waiting {
  resolve(read: Understood[]): void
  reject(problem: Error): void
}

// Milliseconds without a question after which the thread ends, with what it has loaded.
const IDLE_MS = 300_000
// So many entries go to the thread at a time, so that a long list keeps nobody else waiting.
const AT_A_TIME = 50

/** Reads entries in a thread that starts with its first question and ends when nobody asks any more. */
export async function readEntries(entries: readonly WrittenEntry[]): Promise<Understood[]> {
  const read: Understood[] = []
  for (let from = 0; from < entries.length; from += AT_A_TIME) {
    thread ??= startThread(() => {
      thread = undefined
    })
    read.push(...(await thread.read(entries.slice(from, from + AT_A_TIME).map(textsOf))))
  }
  return read
}

let thread: ReturnType<typeof startThread> | undefined

function startThread(onEnd: () => void) {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url))
  // The festival closes without waiting for it.
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let isOver = false
  const end = (cause: unknown) => {
    if (isOver) return
    isOver = true
    onEnd()
    for (const { reject } of waiting.values()) reject(new Error('The reading thread has ended.', { cause }))
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', end)
  const stopIdle = () => void worker.terminate()
  let idle = setTimeout(stopIdle, IDLE_MS).unref()
  worker.on('message', ({ number, read }: { number: number; read: Understood[] }) => {
    waiting.get(number)?.resolve(read)
    waiting.delete(number)
  })
  return {
    read: (entries: WrittenEntry[]) => {
      clearTimeout(idle)
      idle = setTimeout(stopIdle, IDLE_MS).unref()
      asked += 1
      worker.postMessage({ number: asked, entries })
      return new Promise<Understood[]>((resolve, reject) => waiting.set(asked, { resolve, reject }))
    },
  }
}

/** What is read of an entry, and no more: entries that say the same are read once. */
function textsOf(entry: WrittenEntry): WrittenEntry {
  const { title, description, location, tags, translations, conceptsAdded = [], conceptsRemoved = [] } = entry
  return { title, description, location, tags, translations, conceptsAdded, conceptsRemoved }
}
