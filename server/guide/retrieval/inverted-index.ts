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
}

type Posting = { documents: Uint32Array; weights: Float32Array }

/** Builds the index from one bag of weighted terms per document. */
export function invert(bags: Map<string, number>[]): InvertedIndex {
  const lists = new Map<string, { documents: number[]; weights: number[] }>()
  bags.forEach((bag, document) => {
    for (const [term, weight] of bag) {
      const list = lists.get(term) ?? { documents: [], weights: [] }
      if (list.documents.length === 0) lists.set(term, list)
      list.documents.push(document)
      list.weights.push(weight)
    }
  })
  const postings = new Map<string, Posting>()
  for (const [term, list] of lists) {
    postings.set(term, {
      documents: Uint32Array.from(list.documents),
      weights: Float32Array.from(list.weights),
    })
  }
  return readable(postings, bags.length)
}

function readable(postings: Map<string, Posting>, size: number): InvertedIndex {
  return {
    size,
    has: (term) => postings.has(term),
    frequency: (term) => postings.get(term)?.documents.length ?? 0,
    terms: () => postings.keys(),
    holds: (term, document) => isSortedIn(postings.get(term)?.documents, document),
    each(term, visit) {
      const posting = postings.get(term)
      if (!posting) return
      for (let at = 0; at < posting.documents.length; at++)
        visit(posting.documents[at] ?? 0, posting.weights[at] ?? 0)
    },
    addTo(scores, term, factor) {
      const posting = postings.get(term)
      if (!posting) return
      const { documents, weights } = posting
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] ?? 0
        scores[document] = (scores[document] ?? 0) + factor * (weights[at] ?? 0)
      }
    },
  }
}

// Documents are appended in order while building, so every list is sorted.
function isSortedIn(documents: Uint32Array | undefined, wanted: number): boolean {
  if (!documents) return false
  let low = 0
  let high = documents.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = documents[middle] ?? 0
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}
