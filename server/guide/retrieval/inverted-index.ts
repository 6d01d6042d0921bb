import { growingPostings } from './growing-postings.ts'
import { createNumbers } from './numbers.ts'
import { type Postings, packPostings } from './postings.ts'

/** Posting lists of a vocabulary over numbered documents; scoring is one pass over the lists of the asked terms. */
export type InvertedIndex = {
  /** How many documents it holds. */
  size(): number
  /** How many numbers its documents have had: one that was taken out leaves its number behind. */
  numbers(): number
  has(term: string): boolean
  /** Number of documents that hold the term. */
  frequency(term: string): number
  /** Every term that it has ever held. */
  terms(): IterableIterator<string>
  holds(term: string, document: number): boolean
  each(term: string, visit: (document: number, weight: number) => void): void
  /** Adds factor times the stored weight of the term to every document that holds it. */
  addTo(scores: Float32Array, term: string, factor: number): void
  /** What `openIndex` makes the same index of, as it was built. */
  pack(): PackedIndex
}

/** An index that follows changes. */
export type GrowingIndex = InvertedIndex & {
  /** Takes one more document, weighed by how frequent its terms are now. */
  append(bag: ReadonlyMap<string, number>): void
  /** Takes these documents out, each for the first time. */
  retire(documents: ReadonlySet<number>): void
}

/**
 * Turns the counts of one document into weights between 0 and 1, in place; the frequencies stand in the same order, and
 * the size is that of the index.
 */
export type Weigh = (counts: Float32Array, frequencies: Uint32Array, size: number) => void

/** Takes one document after the other, as a bag of counted terms, and inverts them all at once. */
export type IndexBuilder = {
  add(bag: ReadonlyMap<string, number>): void
  build(weigh: Weigh): GrowingIndex
}

/** An index as other threads may read it too: the lists are shared, the terms stand in the order of their numbers. */
export type PackedIndex = { terms: string[]; size: number; postings: Postings }

/** Collects documents for an index. A term is kept once, and what is known of it lies in flat arrays by its number. */
export function createIndexBuilder(): IndexBuilder {
  const numbers = new Map<string, number>()
  const terms = createNumbers(Uint32Array)
  const counts = createNumbers(Float32Array)
  const ends: number[] = []
  return {
    add(bag) {
      for (const [term, count] of bag) {
        terms.push(numberOf(term, numbers))
        counts.push(count)
      }
      ends.push(terms.length())
    },
    build(weigh) {
      const collected = { lists: terms.all(), weights: counts.all(), ends }
      weighAll(collected, numbers.size, weigh)
      return growing(numbers, packPostings(collected, numbers.size), ends.length, weigh)
    },
  }
}

/** An index that was built before, here or in another thread. */
export function openIndex({ terms, size, postings }: PackedIndex): InvertedIndex {
  const numbers = new Map(terms.map((term, number) => [term, number]))
  return growing(numbers, postings, size, () => undefined)
}

function numberOf(term: string, numbers: Map<string, number>): number {
  const known = numbers.get(term)
  if (known !== undefined) return known
  numbers.set(term, numbers.size)
  return numbers.size - 1
}

// Each document is weighed in place: what was counted is not needed after that.
function weighAll(
  { lists, weights, ends }: { lists: Uint32Array; weights: Float32Array; ends: readonly number[] },
  vocabulary: number,
  weigh: Weigh,
): void {
  const frequencies = new Uint32Array(vocabulary)
  for (const term of lists) frequencies[term] = (frequencies[term] ?? 0) + 1
  let start = 0
  for (const end of ends) {
    weigh(
      weights.subarray(start, end),
      lists.subarray(start, end).map((term) => frequencies[term] ?? 0),
      ends.length,
    )
    start = end
  }
}

function growing(numbers: Map<string, number>, packed: Postings, length: number, weigh: Weigh): GrowingIndex {
  const postings = growingPostings(packed)
  let size = length
  let next = length
  const frequency = (term: string) => postings.sizeOf(numbers.get(term) ?? -1)
  const each: InvertedIndex['each'] = (term, visit) => postings.each(numbers.get(term) ?? -1, visit)
  return {
    size: () => size,
    numbers: () => next,
    frequency,
    each,
    has: (term) => frequency(term) > 0,
    terms: () => numbers.keys(),
    holds(term, wanted) {
      let isHeld = false
      each(term, (document) => {
        isHeld ||= document === wanted
      })
      return isHeld
    },
    addTo: (scores, term, factor) => postings.addTo(scores, numbers.get(term) ?? -1, factor),
    pack: () => ({ terms: [...numbers.keys()], size, postings: packed }),
    append(bag) {
      const lists = Uint32Array.from(bag.keys(), (term) => numberOf(term, numbers))
      const weights = Float32Array.from(bag.values())
      size += 1
      weigh(
        weights,
        lists.map((list) => postings.sizeOf(list) + 1),
        size,
      )
      lists.forEach((list, at) => {
        postings.append(list, next, weights[at] ?? 0)
      })
      next += 1
    },
    retire(documents) {
      postings.retire(documents)
      size -= documents.size
    },
  }
}
