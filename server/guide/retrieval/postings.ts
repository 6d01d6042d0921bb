/**
 * Lists of documents, each with a weight between 0 and 1, one list behind the other. A posting takes three bytes mostly:
 * how much further the document is than the one before, in as many bytes as that needs, then the weight in two.
 */
export type Postings = {
  /** Where each list begins, and behind the last one its end. */
  starts: Uint32Array
  /** How many documents each list holds. */
  sizes: Uint32Array
  bytes: Uint8Array
}

/** The postings of documents one after the other, as they were collected: of which list, and with which weight. */
export type Collected = {
  lists: ArrayLike<number>
  weights: ArrayLike<number>
  /** Where the postings of each document end. */
  ends: ArrayLike<number>
}

const heaviest = 0xffff

/** Packs what was collected of so many lists into memory that threads share; what weighs nothing is left out. */
export function packPostings(collected: Collected, lists: number): Postings {
  const sizes = new Uint32Array(new SharedArrayBuffer(lists * Uint32Array.BYTES_PER_ELEMENT))
  const starts = new Uint32Array(new SharedArrayBuffer((lists + 1) * Uint32Array.BYTES_PER_ELEMENT))
  eachPosting(collected, lists, (list, step) => {
    sizes[list] = (sizes[list] ?? 0) + 1
    starts[list + 1] = (starts[list + 1] ?? 0) + bytesFor(step) + 2
  })
  for (let list = 0; list < lists; list++) starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0)
  const bytes = new Uint8Array(new SharedArrayBuffer(starts[lists] ?? 0))
  const next = starts.slice()
  eachPosting(collected, lists, (list, step, weight) => {
    let at = next[list] ?? 0
    let rest = step
    for (; rest > 0x7f; rest >>>= 7) bytes[at++] = (rest & 0x7f) | 0x80
    bytes[at++] = rest
    const kept = Math.max(1, Math.round(weight * heaviest))
    bytes[at++] = kept & 0xff
    bytes[at++] = kept >>> 8
    next[list] = at
  })
  return { starts, sizes, bytes }
}

/** Visits the documents of a list in order, but for those that were taken out; nothing where there is no such list. */
export function eachIn(
  { starts, bytes }: Postings,
  list: number,
  visit: (document: number, weight: number, at: number) => void,
): void {
  const end = starts[list + 1] ?? 0
  let document = 0
  for (let at = starts[list] as number; at < end; at += 2) {
    let byte = bytes[at++] as number
    let step = byte & 0x7f
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++] as number
      step |= (byte & 0x7f) << shift
    }
    document += step
    const weight = (bytes[at] as number) | ((bytes[at + 1] as number) << 8)
    if (weight > 0) visit(document, weight / heaviest, at)
  }
}

/** Takes these documents out of every list: what is left of them weighs nothing. */
export function takeOut(postings: Postings, documents: ReadonlySet<number>): void {
  const { sizes, bytes } = postings
  let last = 0
  for (const document of documents) last = Math.max(last, document)
  const isMeant = new Uint8Array(last + 1)
  for (const document of documents) isMeant[document] = 1
  for (let list = 0; list < sizes.length; list++)
    eachIn(postings, list, (document, _, at) => {
      if (!isMeant[document]) return
      bytes[at] = 0
      bytes[at + 1] = 0
      sizes[list] = (sizes[list] ?? 0) - 1
    })
}

/** Adds factor times its weight to the score of every document of a list. */
export function addIn({ starts, bytes }: Postings, list: number, scores: Float32Array, factor: number): void {
  const end = starts[list + 1] ?? 0
  const unit = factor / heaviest
  let document = 0
  // The same steps as above: a visitor a posting would cost a search half its time again.
  for (let at = starts[list] as number; at < end; at += 2) {
    let byte = bytes[at++] as number
    let step = byte & 0x7f
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++] as number
      step |= (byte & 0x7f) << shift
    }
    document += step
    const weight = (bytes[at] as number) | ((bytes[at + 1] as number) << 8)
    scores[document] = (scores[document] as number) + unit * weight
  }
}

function eachPosting(
  { lists, weights, ends }: Collected,
  count: number,
  visit: (list: number, step: number, weight: number) => void,
): void {
  const before = new Uint32Array(count)
  let at = 0
  for (let document = 0; document < ends.length; document++)
    for (const end = ends[document] as number; at < end; at++) {
      const weight = weights[at] as number
      if (weight <= 0) continue
      const list = lists[at] as number
      visit(list, document - (before[list] as number), weight)
      before[list] = document
    }
}

function bytesFor(step: number): number {
  let bytes = 1
  for (let rest = step >>> 7; rest > 0; rest >>>= 7) bytes += 1
  return bytes
}
