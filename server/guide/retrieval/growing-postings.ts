import { addIn, eachIn, type Postings, takeOut } from './postings.ts'

/** Posting lists that documents are added to and taken out of after they were packed. */
export type GrowingPostings = {
  /** How many documents a list holds. */
  sizeOf(list: number): number
  each(list: number, visit: (document: number, weight: number) => void): void
  /** Adds factor times its weight to the score of every document of a list. */
  addTo(scores: Float32Array, list: number, factor: number): void
  /** Adds a document that comes after all others to a list, which may be a new one. */
  append(list: number, document: number, weight: number): void
  /** Takes these documents out of every list. */
  retire(documents: ReadonlySet<number>): void
}

type Late = { document: number; weight: number }

/** Keeps what comes late beside the packed lists: packing them anew would take as long as indexing everything. */
export function growingPostings(packed: Postings): GrowingPostings {
  const late = new Map<number, Late[]>()
  return {
    sizeOf: (list) => (packed.sizes[list] ?? 0) + (late.get(list)?.length ?? 0),
    each(list, visit) {
      eachIn(packed, list, visit)
      for (const { document, weight } of late.get(list) ?? []) visit(document, weight)
    },
    addTo(scores, list, factor) {
      addIn(packed, list, scores, factor)
      for (const { document, weight } of late.get(list) ?? [])
        scores[document] = (scores[document] ?? 0) + factor * weight
    },
    append(list, document, weight) {
      const known = late.get(list)
      if (known) known.push({ document, weight })
      else late.set(list, [{ document, weight }])
    },
    retire(documents) {
      takeOut(packed, documents)
      for (const [list, own] of late)
        late.set(
          list,
          own.filter(({ document }) => !documents.has(document)),
        )
    },
  }
}
