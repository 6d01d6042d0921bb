/** One note of a sign: a tone that may glide, or a burst of noise. Times in milliseconds, pitch in hertz. */
export interface Note {
  atMs: number
  lengthMs: number
  wave: OscillatorType | 'noise'
  hertz: number
  glideTo?: number
  /** Against the common volume, 0 to 1. */
  loudness: number
}

export const earconNames = [
  'accept',
  'reject',
  'points',
  'tick',
  'last-tick',
  'rank-up',
  'greet',
  'shutter',
  'drumroll',
  'fanfare',
] as const
export type Earcon = (typeof earconNames)[number]

const A3 = 220
const F3 = 174.61
const C5 = 523.25
const E5 = 659.25
const G5 = 783.99
const B5 = 987.77
const C6 = 1046.5

function melody(pitches: number[], lengthMs: number, wave: OscillatorType, loudness: number): Note[] {
  return pitches.map((hertz, index) => ({
    atMs: index * lengthMs,
    lengthMs: lengthMs * 1.6,
    wave,
    hertz,
    loudness,
  }))
}

const ROLL_STROKES = 32
const ROLL_STROKE_MS = 48

/** Strokes that grow louder, up to the moment in which everybody holds their breath. */
const drumroll: Note[] = Array.from({ length: ROLL_STROKES }, (_, stroke) => ({
  atMs: stroke * ROLL_STROKE_MS,
  lengthMs: 40,
  wave: 'noise',
  hertz: 180,
  loudness: 0.12 + (0.5 * stroke) / ROLL_STROKES,
}))

/** The signs of experience 2c, as scores. Everything heard is also shown. */
export const earconScores: Record<Earcon, Note[]> = {
  accept: melody([E5, B5], 90, 'triangle', 0.8),
  reject: melody([A3, F3], 140, 'sine', 0.6),
  points: melody([C5, E5, G5, C6], 45, 'triangle', 0.7),
  tick: melody([880], 60, 'sine', 0.6),
  'last-tick': melody([1320], 140, 'sine', 0.7),
  'rank-up': [{ atMs: 0, lengthMs: 420, wave: 'triangle', hertz: C5, glideTo: C6 * 1.5, loudness: 0.6 }],
  greet: [{ atMs: 0, lengthMs: 160, wave: 'sine', hertz: 700, glideTo: 1100, loudness: 0.6 }],
  shutter: [
    { atMs: 0, lengthMs: 45, wave: 'noise', hertz: 3200, loudness: 0.8 },
    { atMs: 70, lengthMs: 60, wave: 'noise', hertz: 1800, loudness: 0.6 },
  ],
  drumroll,
  fanfare: [
    ...melody([G5 / 2, C5, E5], 130, 'sawtooth', 0.4),
    { atMs: 400, lengthMs: 900, wave: 'sawtooth', hertz: G5, loudness: 0.45 },
    { atMs: 400, lengthMs: 900, wave: 'triangle', hertz: C6, loudness: 0.6 },
  ],
}
