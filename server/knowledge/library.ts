import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../db/client.ts'
import type { LiveHub } from '../live/index.ts'
import { listNames } from '../names/index.ts'
import { nameTranslations } from '../names/table.ts'
import { type KnowledgeEntry, toEntry } from './entry.ts'
import { listActiveEntries } from './store.ts'
import { knowledgeEntries } from './table.ts'

/** The event knowledge in the memory of this process. */
export interface Library {
  entries(): Promise<KnowledgeEntry[]>
  /** Hears the entries now and after every change, whichever process made it. */
  follow(reader: (entries: KnowledgeEntry[]) => void): void
}

/** Opens the library: it reads all active entries, and again after every change. */
export function createLibrary(deps: { db: Database; live: LiveHub }): Library {
  const readers: ((entries: KnowledgeEntry[]) => void)[] = []

  const read = async () => {
    const [rows, names] = await Promise.all([listActiveEntries(deps.db), listNames(deps.db)])
    return rows.map((row) => toEntry(row, names))
  }
  let current = read()
  // Whoever awaits `current` hears of the failure. A database that was too busy at the start is asked again.
  current.catch(() => undefined)

  const renew = async () => {
    const found = await read()
    const before = await current.catch(() => undefined)
    const known = new Map(before?.map((entry) => [entry.id, entry]))
    // What has not changed stays the same object: whoever looks for what has changed need not read it again.
    const entries = found.map((entry) => {
      const own = known.get(entry.id)
      return own && isDeepStrictEqual(own, entry) ? own : entry
    })
    // An entry that was retired and brought back, or a look to be sure, is nothing to learn anew.
    if (before?.length === entries.length && entries.every((entry, at) => entry === before[at])) return
    current = Promise.resolve(entries)
    for (const reader of readers) reader(entries)
  }
  const tables = [knowledgeEntries, nameTranslations]
  deps.live.follow({ what: 'the event knowledge', tables, renew })
  return {
    entries: () => current,
    follow(reader) {
      readers.push(reader)
      void current.then(reader, () => undefined)
    },
  }
}
