import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../db/client.ts'
import type { LiveHub } from '../live/index.ts'
import type { Log } from '../log.ts'
import { listNames } from '../names/index.ts'
import { type KnowledgeEntry, toEntry } from './entry.ts'
import { listActiveEntries } from './store.ts'

/** Many changes at once (an import, a bulk delete) are read as one, well under the second that staff may wait. */
const GATHER_MS = 150

const RETRY_MS = 1_000

/** The event knowledge in the memory of this process. */
export interface Library {
  entries(): Promise<KnowledgeEntry[]>
  /** Hears the entries now and after every change, whichever process made it. */
  follow(reader: (entries: KnowledgeEntry[]) => void): void
}

/** Opens the library: it reads all active entries, and again after every change. */
export function createLibrary(deps: { db: Database; live: LiveHub; log: Log }): Library {
  const readers: ((entries: KnowledgeEntry[]) => void)[] = []
  let rereading = false

  const read = async () => {
    const [rows, names] = await Promise.all([listActiveEntries(deps.db), listNames(deps.db)])
    return rows.map((row) => toEntry(row, names))
  }
  let current = read()
  // Whoever awaits `current` hears of the failure. A database that was too busy at the start is asked again.
  current.catch(() => startRereading())

  const reread = async () => {
    await wait(GATHER_MS)
    rereading = false
    try {
      const entries = await read()
      // An entry that was retired and brought back, or a line that was down for a moment, is nothing to learn anew.
      if (isDeepStrictEqual(entries, await current.catch(() => undefined))) return
      current = Promise.resolve(entries)
      for (const reader of readers) reader(entries)
    } catch (problem) {
      // The festival was closed: there is nobody to read for, and nothing to read from.
      if (deps.db.$client.ending) return
      deps.log.warn(problem, 'event knowledge not read')
      await wait(RETRY_MS)
      startRereading()
    }
  }
  const startRereading = () => {
    if (rereading) return
    rereading = true
    void reread()
  }
  deps.live.onChange(({ topic }) => {
    if (topic === 'knowledge' || topic === 'names') startRereading()
  })
  return {
    entries: () => current,
    follow(reader) {
      readers.push(reader)
      void current.then(reader, () => undefined)
    },
  }
}
