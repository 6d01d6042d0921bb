/** Where a face seems to be, in pixels of the picture it was looked for in. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A place that a detector took for a face, and how sure it was, from 0 to 1. */
export interface Candidate {
  box: Box
  sureness: number
}

/** Two boxes nearer than this share of the larger one's height are one face that was found twice. */
const ONE_FACE = 0.5

/** Whether two boxes stand on the same face. Detectors cut differently, so centres tell more than overlap. */
export function isSameFace(one: Box, other: Box): boolean {
  const distance = Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  )
  return distance < ONE_FACE * Math.max(one.height, other.height)
}

/** Keeps the first of all boxes that stand on one face; what is surest has to come first. */
export function withoutRepeats<Found extends { box: Box }>(found: Found[]): Found[] {
  const kept: Found[] = []
  for (const candidate of found) {
    if (!kept.some((other) => isSameFace(other.box, candidate.box))) kept.push(candidate)
  }
  return kept
}

/** The small detector draws broad boxes that hang low; this is the same face as the large one frames it. */
export function asLargeDetector({ x, y, width, height }: Box): Box {
  const slim = 0.75 * height
  return { x: x + (width - slim) / 2, y: y - 0.14 * height, width: slim, height }
}
