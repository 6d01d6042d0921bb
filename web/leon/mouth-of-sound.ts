import type { MouthFrame } from './mouth-of-text.ts'
import type { Mouth } from './mouth-shape.tsx'

/** One look at the sound every 30 ms; a shape stays at least 80 ms, faster reads as flicker. */
const HOP_MS = 30
const HOLD_MS = 80

interface Hop {
  energy: number
  /** Sign changes per sample: high for s and f, low for vowels. */
  crossings: number
}

function hopAt(samples: Float32Array, from: number, to: number): Hop {
  let squares = 0
  let crossings = 0
  for (let index = from; index < to; index += 1) {
    const sample = samples[index] ?? 0
    squares += sample * sample
    if (index > from && sample >= 0 !== (samples[index - 1] ?? 0) >= 0) crossings += 1
  }
  const count = Math.max(1, to - from)
  return { energy: Math.sqrt(squares / count), crossings: crossings / count }
}

function hopsOf(samples: Float32Array, sampleRate: number): Hop[] {
  const length = Math.max(1, Math.round((sampleRate * HOP_MS) / 1000))
  const count = Math.ceil(samples.length / length)
  return Array.from({ length: count }, (_, hop) =>
    hopAt(samples, hop * length, Math.min(samples.length, (hop + 1) * length)),
  )
}

function shapeOf({ energy, crossings }: Hop, loudest: number, sampleRate: number): Mouth {
  const level = loudest > 0 ? energy / loudest : 0
  const hertz = (crossings * sampleRate) / 2
  if (energy < 0.008 || level < 0.08) return 'X'
  if (hertz > 2500) return 'B'
  if (level < 0.22) return 'A'
  if (hertz < 420) return level < 0.5 ? 'F' : 'E'
  return level < 0.62 ? 'C' : 'D'
}

/** The mouth for a decoded voice: mono samples in, frames in playing time out. It ends closed. */
export function mouthOfSound(samples: Float32Array, sampleRate: number): MouthFrame[] {
  const hops = hopsOf(samples, sampleRate)
  const loudest = hops.reduce((most, hop) => Math.max(most, hop.energy), 0)
  const frames: MouthFrame[] = []
  hops.forEach((hop, index) => {
    const mouth = shapeOf(hop, loudest, sampleRate)
    const atMs = index * HOP_MS
    const last = frames.at(-1)
    const isHeld = last !== undefined && (last.mouth === mouth || atMs - last.atMs < HOLD_MS)
    if (!isHeld) frames.push({ atMs, mouth })
  })
  if (frames.at(-1)?.mouth === 'X') return frames
  return [...frames, { atMs: hops.length * HOP_MS, mouth: 'X' }]
}
