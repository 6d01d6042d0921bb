/** Which list of an index holds a term: a word as it is, or the hash of what nobody needs to read again. */
export type Terms<Term extends Key> = {
  /** The number of its list, or -1. */
  numberOf(term: Term): number
  /** Its number, a new one where it has none. */
  add(term: Term): number
  all(): Iterable<Term>
  pack(): PackedTerms<Term>
}

export type Key = string | number

/** Words in the order of their numbers; hashes in the order of their size, in memory that threads share. */
export type PackedTerms<Term extends Key> = Term extends number ? Int32Array : string[]

/** How an index keeps its terms. */
export type Vocabulary<Term extends Key> = {
  open(packed: PackedTerms<Term>): Terms<Term>
  /** @param collected the terms in the order in which they came @returns them, and the number of each in that order */
  settle(collected: Iterable<Term>): { terms: Terms<Term>; numbers?: Uint32Array }
}

/** Terms that are read again. */
export const named: Vocabulary<string> = {
  open: (packed) => namedTerms(packed),
  settle: (collected) => ({ terms: namedTerms(collected) }),
}

/** Terms that are only ever met: four bytes each, where a text and its place in a map take a hundred. */
export const hashed: Vocabulary<number> = {
  open: (packed) => hashedTerms(packed),
  settle(collected) {
    const came = Int32Array.from(collected)
    const sorted = new Int32Array(new SharedArrayBuffer(came.byteLength))
    sorted.set(came)
    sorted.sort()
    const terms = hashedTerms(sorted)
    return { terms, numbers: Uint32Array.from(came, terms.numberOf) }
  },
}

function namedTerms(known: Iterable<string>): Terms<string> {
  const numbers = new Map<string, number>()
  for (const term of known) numbers.set(term, numbers.size)
  return {
    numberOf: (term) => numbers.get(term) ?? -1,
    add: (term) => addTo(numbers, term, numbers.size),
    all: () => numbers.keys(),
    pack: () => [...numbers.keys()],
  }
}

function hashedTerms(sorted: Int32Array): Terms<number> {
  const late = new Map<number, number>()
  const numberOf = (term: number) => late.get(term) ?? placeIn(sorted, term)
  return {
    numberOf,
    add(term) {
      const known = placeIn(sorted, term)
      return known < 0 ? addTo(late, term, sorted.length + late.size) : known
    },
    *all() {
      yield* sorted
      yield* late.keys()
    },
    pack: () => sorted,
  }
}

function addTo<Term>(numbers: Map<Term, number>, term: Term, next: number): number {
  const known = numbers.get(term)
  if (known !== undefined) return known
  numbers.set(term, next)
  return next
}

/** By halving; -1 where it is not. */
function placeIn(sorted: Int32Array, wanted: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = sorted[middle] as number
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
