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

/** Turns the counts of one document into weights, in place; the frequencies stand in the same order. */
export type Weigh = (counts: Float32Array, frequencies: Uint32Array) => void

/** Takes one document after the other, as a bag of counted terms, and inverts them all at once. */
export type IndexBuilder = {
  add(bag: ReadonlyMap<string, number>): void
  build(weigh: Weigh): InvertedIndex
}

/** An index as other threads may read it too: the lists are shared, the terms stand in the order of their numbers. */
export type PackedIndex = Lists & { terms: string[]; size: number }

type Lists = { starts: Uint32Array; documents: Uint32Array; weights: Float32Array }
type Collected = { terms: Uint32Array; counts: Float32Array; ends: readonly number[] }

/**
 * Collects documents for an index. All its lists lie one behind the other in three flat arrays, and a term is kept once:
 * a list of its own per term would cost several times the memory of what it holds.
 */
export function createIndexBuilder(): IndexBuilder {
  const numbers = new Map<string, number>()
  let terms = new Uint32Array(1 << 12)
  let counts = new Float32Array(1 << 12)
  const ends: number[] = []
  let end = 0
  const makeRoom = (needed: number) => {
    if (needed <= terms.length) return
    const length = Math.max(needed, 2 * terms.length)
    terms = grown(terms, new Uint32Array(length))
    counts = grown(counts, new Float32Array(length))
  }
  return {
    add(bag) {
      makeRoom(end + bag.size)
      for (const [term, count] of bag) {
        let number = numbers.get(term)
        if (number === undefined) {
          number = numbers.size
          numbers.set(term, number)
        }
        terms[end] = number
        counts[end] = count
        end += 1
      }
      ends.push(end)
    },
    build(weigh) {
      const collected = { terms: terms.subarray(0, end), counts: counts.subarray(0, end), ends }
      return readable(numbers, listsOf(collected, numbers.size, weigh), ends.length)
    },
  }
}

function grown<List extends Uint32Array | Float32Array>(from: List, to: List): List {
  to.set(from)
  return to
}

/** An index that was built before, here or in another thread. */
export function openIndex({ terms, size, ...lists }: PackedIndex): InvertedIndex {
  return readable(new Map(terms.map((term, number) => [term, number])), lists, size)
}

function listsOf({ terms, counts, ends }: Collected, vocabulary: number, weigh: Weigh): Lists {
  const frequencies = new Uint32Array(vocabulary)
  for (const term of terms) frequencies[term] = (frequencies[term] ?? 0) + 1
  const starts = new Uint32Array(vocabulary + 1)
  for (let term = 0; term < vocabulary; term++)
    starts[term + 1] = (starts[term] ?? 0) + (frequencies[term] ?? 0)
  const documents = new Uint32Array(terms.length)
  const weights = new Float32Array(terms.length)
  const next = starts.slice()
  // Each document is weighed in place: what was counted is not needed after that.
  const asFrequent = new Uint32Array(terms.length)
  for (let at = 0; at < terms.length; at++) asFrequent[at] = frequencies[terms[at] ?? 0] ?? 0
  let start = 0
  ends.forEach((end, document) => {
    weigh(counts.subarray(start, end), asFrequent.subarray(start, end))
    for (let at = start; at < end; at++) {
      const term = terms[at] ?? 0
      const place = next[term] ?? 0
      documents[place] = document
      weights[place] = counts[at] ?? 0
      next[term] = place + 1
    }
    start = end
  })
  return { starts, documents, weights }
}

function readable(numbers: Map<string, number>, lists: Lists, size: number): InvertedIndex {
  const { starts, documents, weights } = lists
  // A term that no document holds has the empty list behind the last one.
  const startOf = (number: number | undefined) => starts[number ?? numbers.size] ?? 0
  const endOf = (number: number | undefined) => starts[(number ?? numbers.size - 1) + 1] ?? 0
  return {
    size,
    has: (term) => numbers.has(term),
    frequency(term) {
      const number = numbers.get(term)
      return number === undefined ? 0 : endOf(number) - startOf(number)
    },
    terms: () => numbers.keys(),
    holds(term, document) {
      const number = numbers.get(term)
      return isSortedIn(documents, startOf(number), endOf(number), document)
    },
    each(term, visit) {
      const number = numbers.get(term)
      const end = endOf(number)
      for (let at = startOf(number); at < end; at++) visit(documents[at] ?? 0, weights[at] ?? 0)
    },
    pack: () => ({
      terms: [...numbers.keys()],
      size,
      starts: shared(lists.starts),
      documents: shared(lists.documents),
      weights: shared(lists.weights),
    }),
    addTo(scores, term, factor) {
      const number = numbers.get(term)
      const end = endOf(number)
      for (let at = startOf(number); at < end; at++) {
        const document = documents[at] ?? 0
        scores[document] = (scores[document] ?? 0) + factor * (weights[at] ?? 0)
      }
    },
  }
}

// Documents are appended in order while building, so every list is sorted.
function isSortedIn(documents: Uint32Array, start: number, end: number, wanted: number): boolean {
  let low = start
  let high = end - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = documents[middle] ?? 0
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}

// The same memory for every thread: a message that carries it copies nothing.
function shared<List extends Uint32Array | Float32Array>(list: List): List {
  const Kind = list.constructor as new (memory: SharedArrayBuffer) => List
  const copy = new Kind(new SharedArrayBuffer(list.byteLength))
  copy.set(list)
  return copy
}
