import { createNumbers } from './numbers.ts'
import { addIn, eachIn, type Postings, packPostings } from './postings.ts'

/** Posting lists of a vocabulary over numbered documents; scoring is one pass over the lists of the asked terms. */
export type InvertedIndex = {
  size: number
  has(term: string): boolean
  /** Number of documents that hold the term. */
  frequency(term: string): number
  terms(): IterableIterator<string>
  holds(term: string, document: number): boolean
  each(term: string, visit: (document: number, weight: number) => void): void
  /** Adds factor times the stored weight of the term to every document that holds it. */
  addTo(scores: Float32Array, term: string, factor: number): void
  /** What `openIndex` makes the same index of. */
  pack(): PackedIndex
}

/** Turns the counts of one document into weights between 0 and 1, in place; the frequencies stand in the same order. */
export type Weigh = (counts: Float32Array, frequencies: Uint32Array) => void

/** Takes one document after the other, as a bag of counted terms, and inverts them all at once. */
export type IndexBuilder = {
  add(bag: ReadonlyMap<string, number>): void
  build(weigh: Weigh): InvertedIndex
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
        let number = numbers.get(term)
        if (number === undefined) {
          number = numbers.size
          numbers.set(term, number)
        }
        terms.push(number)
        counts.push(count)
      }
      ends.push(terms.length())
    },
    build(weigh) {
      const collected = { lists: terms.all(), weights: counts.all(), ends }
      weighAll(collected, numbers.size, weigh)
      return readable(numbers, packPostings(collected, numbers.size), ends.length)
    },
  }
}

/** An index that was built before, here or in another thread. */
export function openIndex({ terms, size, postings }: PackedIndex): InvertedIndex {
  return readable(new Map(terms.map((term, number) => [term, number])), postings, size)
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
    )
    start = end
  }
}

function readable(numbers: Map<string, number>, postings: Postings, size: number): InvertedIndex {
  const frequency = (term: string) => postings.sizes[numbers.get(term) ?? -1] ?? 0
  const each: InvertedIndex['each'] = (term, visit) => {
    const number = numbers.get(term)
    if (number !== undefined) eachIn(postings, number, visit)
  }
  return {
    size,
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
    addTo(scores, term, factor) {
      const number = numbers.get(term)
      if (number !== undefined) addIn(postings, number, scores, factor)
    },
    pack: () => ({ terms: [...numbers.keys()], size, postings }),
  }
}
