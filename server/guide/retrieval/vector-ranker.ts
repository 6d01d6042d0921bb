import type { Language } from '../../../contract/languages.ts'
import { packed, wordsOfSigns, writeSigns } from '../../packed-vector.ts'
import type { VectorLayout } from '../../vectors/index.ts'

/** Ranks entries by the vectors of an embedding model. */
export type VectorRanker = {
  /** Positions of the nearest entries, best first; nothing where the vector is of another length. */
  nearest(vector: ArrayLike<number>, language: Language): number[]
}

/** As many as a language model may choose from. */
const MOST = 80

/** Of more entries than these, the ones that share the most signs with the question are compared in full. */
const MOST_COMPARED = 1_000

/** Ranks by the cosine. What a layout holds may change under it: vectors are written anew when their entry changes. */
export function createVectorRanker(layout: VectorLayout): VectorRanker {
  const { dimensions, perBlock } = layout
  const blocks = layout.blocks.map(({ numbers, steps, signs }) => ({
    numbers: new Int8Array(numbers),
    steps: new Float32Array(steps),
    signs: new Int32Array(signs),
  }))
  const words = wordsOfSigns(dimensions)

  /** How many signs differ, for every entry. */
  const distancesTo = (numbers: Int8Array, places: Int32Array): Uint16Array => {
    const asked = new Int32Array(words)
    writeSigns(numbers, asked)
    const distances = new Uint16Array(places.length).fill(dimensions)
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number
      const block = blocks[Math.floor(place / perBlock)]
      if (block) distances[at] = differences(block.signs, (place % perBlock) * words, asked)
    }
    return distances
  }
  return {
    nearest(vector, language) {
      const places = layout.placesIn[language]
      if (vector.length !== dimensions || !places) return []
      const { numbers } = packed(vector)
      const scores = new Float32Array(places.length).fill(Number.NEGATIVE_INFINITY)
      const distances = places.length > MOST_COMPARED ? distancesTo(numbers, places) : undefined
      const furthest = distances ? distanceOf(MOST_COMPARED, distances, dimensions) : 0
      for (let at = 0; at < places.length; at++) {
        if (distances && (distances[at] as number) > furthest) continue
        const place = places[at] as number
        const block = blocks[Math.floor(place / perBlock)]
        const within = place % perBlock
        if (block)
          scores[at] = dot(block.numbers, within * dimensions, numbers) * (block.steps[within] as number)
      }
      return best(scores)
    },
  }
}

/** How far away so many entries are, the nearest of them counted. */
function distanceOf(count: number, distances: Uint16Array, dimensions: number): number {
  const counts = new Uint32Array(dimensions + 1)
  for (let at = 0; at < distances.length; at++) {
    const distance = distances[at] as number
    counts[distance] = (counts[distance] as number) + 1
  }
  let within = 0
  for (let distance = 0; distance <= dimensions; distance++) {
    within += counts[distance] as number
    if (within >= count) return distance
  }
  return dimensions
}

/** The number of bits in which two rows of words differ. */
function differences(signs: Int32Array, from: number, asked: Int32Array): number {
  let sum = 0
  for (let at = 0; at < asked.length; at++) {
    let bits = (signs[from + at] as number) ^ (asked[at] as number)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
    sum += Math.imul(bits, 0x01010101) >>> 24
  }
  return sum
}

/** Whole numbers throughout, which the processor is told by imul; their sum stays far below 2 ** 31. */
function dot(block: Int8Array, from: number, numbers: Int8Array): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at++)
    sum = (sum + Math.imul(block[from + at] as number, numbers[at] as number)) | 0
  return sum
}

function best(scores: Float32Array): number[] {
  const top: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number
    if (score <= least) continue
    let place = top.length
    while (place > 0 && (scores[top[place - 1] as number] as number) < score) place--
    top.splice(place, 0, at)
    if (top.length > MOST) top.pop()
    if (top.length === MOST) least = scores[top[MOST - 1] as number] as number
  }
  return top
}
