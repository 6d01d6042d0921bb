import { type Language, languages } from '../../contract/languages.ts'
import type { KnowledgeEntry } from '../knowledge/index.ts'
import { wordsOfSigns, writeSigns } from '../packed-vector.ts'
import type { VectorRow } from './store.ts'
import type { Wanted } from './texts.ts'

/** The numbers, steps and signs of some vectors (packed-vector.ts), one after the other. */
export interface VectorBlock {
  numbers: SharedArrayBuffer
  steps: SharedArrayBuffer
  signs: SharedArrayBuffer
}

/** Vectors of some entries, in memory that threads share. */
export interface VectorLayout {
  dimensions: number
  /** Vectors, so many to a block. */
  perBlock: number
  blocks: VectorBlock[]
  /** By language, for the entries in their order: which vector is theirs, -1 for none. */
  placesIn: Partial<Record<Language, Int32Array>>
}

/** The vectors of one model in this process. */
export interface VectorMemory {
  take(row: VectorRow): void
  /** Whether a vector of this very text is known. */
  has(entryId: string, language: Language, textHash: string): boolean
  /** Forgets the vectors of whatever is not wanted. */
  keepOnly(wanted: Wanted): void
  clear(): void
  /** @returns undefined while too few entries have a vector to be compared fairly */
  layoutOf(entries: readonly KnowledgeEntry[], wanted: Wanted): VectorLayout | undefined
}

const PER_BLOCK = 1_024

/** An entry without a vector is found by its words alone: a few of them may wait for theirs. */
const LEAST_SHARE = 0.9

/** Bytes of all vectors. Beyond, only those of the originals are kept: models that know many languages find these too. */
const MOST_BYTES = 110 * 2 ** 20

/** Opens the memory; what it holds grows in blocks and is never moved. */
export function createVectorMemory(mostBytes = MOST_BYTES): VectorMemory {
  /** The place is -1 where there was no room. */
  const known = new Map<string, { place: number; textHash: string }>()
  let free: number[] = []
  let blocks: VectorBlock[] = []
  let next = 0
  let dimensions = 0

  const placeFor = (key: string, isOriginal: boolean): number => {
    const own = known.get(key)?.place ?? -1
    if (own >= 0) return own
    const left = free.pop()
    if (left !== undefined) return left
    if (next === blocks.length * PER_BLOCK) {
      if ((blocks.length + 1) * PER_BLOCK * dimensions > mostBytes && !isOriginal) return -1
      blocks.push({
        numbers: new SharedArrayBuffer(PER_BLOCK * dimensions),
        steps: new SharedArrayBuffer(PER_BLOCK * Float32Array.BYTES_PER_ELEMENT),
        signs: new SharedArrayBuffer(PER_BLOCK * wordsOfSigns(dimensions) * Int32Array.BYTES_PER_ELEMENT),
      })
    }
    next += 1
    return next - 1
  }
  return {
    take({ entryId, language, textHash, numbers, step }) {
      if (known.size === 0) dimensions = numbers.length
      if (numbers.length !== dimensions) return
      const key = keyOf(entryId, language)
      const place = placeFor(key, language === 'en')
      known.set(key, { place, textHash })
      const block = blocks[Math.floor(place / PER_BLOCK)]
      if (!block) return
      // A question that is being compared just now may see half of what was there before, and no more than that.
      const within = place % PER_BLOCK
      const own = new Int8Array(block.numbers, within * dimensions, dimensions)
      own.set(new Int8Array(numbers))
      new Float32Array(block.steps)[within] = step
      const words = wordsOfSigns(dimensions)
      const signs = new Int32Array(block.signs, within * words * Int32Array.BYTES_PER_ELEMENT, words)
      writeSigns(own, signs)
    },
    keepOnly(wanted) {
      for (const [key, { place }] of known) {
        const [entryId = '', language] = key.split(' ') as [string, Language]
        if (wanted.get(entryId)?.[language] !== undefined) continue
        known.delete(key)
        if (place >= 0) free.push(place)
      }
    },
    has: (entryId, language, textHash) => known.get(keyOf(entryId, language))?.textHash === textHash,
    clear() {
      known.clear()
      free = []
      blocks = []
      next = 0
    },
    layoutOf(entries, wanted) {
      const placeOf = (id: string, language: Language) => {
        const vector = known.get(keyOf(id, language))
        return vector && vector.textHash === wanted.get(id)?.[language] ? vector.place : -1
      }
      const originals = Int32Array.from(entries, ({ id }) => placeOf(id, 'en'))
      const ready = originals.reduce((count, place) => count + (place >= 0 ? 1 : 0), 0)
      if (ready === 0 || ready < entries.length * LEAST_SHARE) return undefined
      const placesIn: VectorLayout['placesIn'] = {}
      for (const language of languages) {
        placesIn[language] = Int32Array.from(entries, ({ id }, at) => {
          const own = placeOf(id, language)
          return own >= 0 ? own : (originals[at] ?? -1)
        })
      }
      return { dimensions, perBlock: PER_BLOCK, blocks: [...blocks], placesIn }
    },
  }
}

function keyOf(entryId: string, language: Language): string {
  return `${entryId} ${language}`
}
