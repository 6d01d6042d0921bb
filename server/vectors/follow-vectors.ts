import type { Database } from '../db/client.ts'
import type { KnowledgeEntry, Library } from '../knowledge/index.ts'
import type { Log } from '../log.ts'
import { findModel, listVectors } from './store.ts'
import { type Wanted, wantedOf } from './texts.ts'
import { createVectorMemory, type VectorLayout } from './vector-memory.ts'

/** Vectors that are read at once: a megabyte or two. */
const AT_A_TIME = 500

/** The vectors of the entries, as this process knows them. */
export interface FollowedVectors {
  /** Reads what is new. */
  catchUp(): Promise<void>
  /** For entries of one state of the library; undefined while too few have a vector. */
  layoutOf(entries: KnowledgeEntry[]): Promise<VectorLayout | undefined>
  /** Texts of the library that have no vector, by entry and language with the hash of the text. */
  listMissing(): Promise<{ missing: Missing[]; entries: number; ready: number }>
  /** Hears that there is something new. */
  follow(reader: () => void): void
  /** How long the vectors are, as far as they are known. */
  dimensions(): number | undefined
}

/** A text without a vector. */
export interface Missing {
  entry: KnowledgeEntry
  language: keyof KnowledgeEntry['translations']
  textHash: string
}

/** Follows the vectors of a model in the database and keeps them in memory. */
export function followVectors(
  { db, log, library }: { db: Database; log: Log; library: Library },
  model: string,
): FollowedVectors {
  const memory = createVectorMemory()
  const readers: (() => void)[] = []
  const wantedBy = new WeakMap<KnowledgeEntry[], Promise<Wanted>>()
  let epoch = 0
  let change = 0
  let dimensions: number | undefined
  let reading: Promise<void> | undefined

  const wantedFor = (entries: KnowledgeEntry[]) => {
    const wanted = wantedBy.get(entries) ?? wantedOf(entries)
    wantedBy.set(entries, wanted)
    return wanted
  }
  const read = async () => {
    const row = await findModel(db, model)
    if (!row) return
    const isRenewed = row.epoch !== epoch
    if (isRenewed) {
      memory.clear()
      change = 0
    }
    epoch = row.epoch
    dimensions = row.dimensions ?? undefined
    const before = change
    for (;;) {
      const some = await listVectors(db, { model, after: change, count: AT_A_TIME })
      for (const vector of some) memory.take(vector)
      change = some.at(-1)?.change ?? change
      if (some.length < AT_A_TIME) break
    }
    if (isRenewed || change !== before) for (const reader of readers) reader()
  }
  const catchUp = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  library.follow((entries) => {
    void wantedFor(entries)
      .then((wanted) => memory.keepOnly(wanted))
      .catch((problem: unknown) => log.warn(problem, 'the texts of the entries were not read'))
  })
  return {
    catchUp,
    layoutOf: async (entries) => memory.layoutOf(entries, await wantedFor(entries)),
    async listMissing() {
      const entries = await library.entries()
      const wanted = await wantedFor(entries)
      const missing: Missing[] = []
      let ready = 0
      for (const entry of entries) {
        const texts = Object.entries(wanted.get(entry.id) ?? {}) as [Missing['language'], string][]
        const own = texts.filter(([language, textHash]) => !memory.has(entry.id, language, textHash))
        for (const [language, textHash] of own) missing.push({ entry, language, textHash })
        if (own.length === 0) ready += 1
      }
      return { missing, entries: entries.length, ready }
    },
    follow: (reader) => void readers.push(reader),
    dimensions: () => dimensions,
  }
}
