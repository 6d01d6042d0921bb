import type { MouthFrame } from './mouth-of-text.ts'
import type { Mouth } from './mouth-shape.tsx'

/** The shape at a moment of a schedule; closed before it begins. */
export function mouthAt(frames: readonly MouthFrame[], ms: number): Mouth {
  let low = 0
  let high = frames.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((frames[middle]?.atMs ?? 0) <= ms) low = middle + 1
    else high = middle
  }
  return frames[low - 1]?.mouth ?? 'X'
}

export { mouthOfSound } from './mouth-of-sound.ts'
export { type MouthFrame, mouthOfText } from './mouth-of-text.ts'
