import { growingPostings } from './growing-postings.ts'
import { createNumbers } from './numbers.ts'
import { type Postings, packPostings } from './postings.ts'
import type { Key, PackedTerms, Terms, Vocabulary } from './terms.ts'

/** Posting lists of a vocabulary over numbered documents; scoring is one pass over the lists of the asked terms. */
export type InvertedIndex<Term extends Key = string> = {
  /** How many documents it holds. */
  size(): number
  /** How many numbers its documents have had: one that was taken out leaves its number behind. */
  numbers(): number
  has(term: Term): boolean
  /** Number of documents that hold the term. */
  frequency(term: Term): number
  /** Every term that it has ever held. */
  terms(): Iterable<Term>
  holds(term: Term, document: number): boolean
  each(term: Term, visit: (document: number, weight: number) => void): void
  /** Adds factor times the stored weight of the term to every document that holds it. */
  addTo(scores: Float32Array, term: Term, factor: number): void
  /** What `openIndex` makes the same index of, as it was built. */
  pack(): PackedIndex<Term>
}

/** An index that follows changes. */
export type GrowingIndex<Term extends Key = string> = InvertedIndex<Term> & {
  /** Takes one more document, weighed by how frequent its terms are now. */
  append(bag: ReadonlyMap<Term, number>): void
  /** Takes these documents out, each for the first time. */
  retire(documents: ReadonlySet<number>): void
}

/**
 * Turns the counts of one document into weights between 0 and 1, in place; the frequencies stand in the same order, and
 * the size is that of the index.
 */
export type Weigh = (counts: Float32Array, frequencies: Uint32Array, size: number) => void

/** Takes one document after the other, as a bag of counted terms, and inverts them all at once. */
export type IndexBuilder<Term extends Key> = {
  add(bag: ReadonlyMap<Term, number>): void
  build(weigh: Weigh): GrowingIndex<Term>
}

/** An index as other threads may read it too: the lists are shared, the terms stand in the order of their numbers. */
export type PackedIndex<Term extends Key = string> = {
  terms: PackedTerms<Term>
  size: number
  postings: Postings
}

/** Collects documents for an index. A term is kept once, and what is known of it lies in flat arrays by its number. */
export function createIndexBuilder<Term extends Key>(vocabulary: Vocabulary<Term>): IndexBuilder<Term> {
  const numbers = new Map<Term, number>()
  const terms = createNumbers(Uint32Array)
  const counts = createNumbers(Float32Array)
  const ends: number[] = []
  return {
    add(bag) {
      for (const [term, count] of bag) {
        terms.push(numberIn(numbers, term))
        counts.push(count)
      }
      ends.push(terms.length())
    },
    build(weigh) {
      const settled = vocabulary.settle(numbers.keys())
      const lists = terms.all()
      if (settled.numbers) renumber(lists, settled.numbers)
      const collected = { lists, weights: counts.all(), ends }
      weighAll(collected, numbers.size, weigh)
      return growing(settled.terms, packPostings(collected, numbers.size), ends.length, weigh)
    },
  }
}

/** An index that was built before, here or in another thread. */
export function openIndex<Term extends Key>(
  { terms, size, postings }: PackedIndex<Term>,
  vocabulary: Vocabulary<Term>,
): InvertedIndex<Term> {
  return growing(vocabulary.open(terms), postings, size, () => undefined)
}

function renumber(lists: Uint32Array, numbers: Uint32Array): void {
  lists.forEach((list, at) => {
    lists[at] = numbers[list] ?? 0
  })
}

function numberIn<Term>(numbers: Map<Term, number>, term: Term): number {
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

function growing<Term extends Key>(
  terms: Terms<Term>,
  packed: Postings,
  length: number,
  weigh: Weigh,
): GrowingIndex<Term> {
  const postings = growingPostings(packed)
  let size = length
  let next = length
  const frequency = (term: Term) => postings.sizeOf(terms.numberOf(term))
  const each: InvertedIndex<Term>['each'] = (term, visit) => postings.each(terms.numberOf(term), visit)
  return {
    size: () => size,
    numbers: () => next,
    frequency,
    each,
    has: (term) => frequency(term) > 0,
    terms: () => terms.all(),
    holds(term, wanted) {
      let isHeld = false
      each(term, (document) => {
        isHeld ||= document === wanted
      })
      return isHeld
    },
    addTo: (scores, term, factor) => postings.addTo(scores, terms.numberOf(term), factor),
    pack: () => ({ terms: terms.pack(), size, postings: packed }),
    append(bag) {
      const lists = Uint32Array.from(bag.keys(), terms.add)
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
