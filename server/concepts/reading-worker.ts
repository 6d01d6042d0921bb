import { parentPort } from 'node:worker_threads'
import { readEntry, type Understood } from './read-entry.ts'
import type { WrittenEntry } from './understand.ts'

// Reads entries for the staff in a thread of its own: seven languages of terms take a while to load, an entry of seven
// languages some milliseconds, and no tap may wait for it.
const mostKept = 20_000
const kept = new Map<string, Understood>()

parentPort?.on('message', ({ number, entries }: { number: number; entries: WrittenEntry[] }) => {
  parentPort?.postMessage({ number, read: entries.map(readOnce) })
})

/** Lists are read again and again, their entries seldom change. */
function readOnce(entry: WrittenEntry): Understood {
  const key = JSON.stringify(entry)
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const read = readEntry(entry)
  kept.set(key, read)
  return read
}
