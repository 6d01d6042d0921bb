import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mouthAt, mouthOfSound, mouthOfText } from './lip-sync.ts'

const RATE = 16000

function tone(seconds: number, hertz: number, loudness: number): number[] {
  return Array.from(
    { length: seconds * RATE },
    (_, index) => loudness * Math.sin((2 * Math.PI * hertz * index) / RATE),
  )
}

test('an open vowel opens the mouth wide, a closed one purses it', () => {
  expect(mouthOfText('a')[0]).toEqual({ atMs: 0, mouth: 'D' })
  expect(mouthOfText('u')[0]?.mouth).toBe('F')
  expect(mouthOfText('m')[0]?.mouth).toBe('A')
})

test('Kana and Hangul are read by their vowel', () => {
  expect(['か', 'し', 'ほ', 'ム', 'ん'].map((kana) => mouthOfText(kana)[0]?.mouth)).toEqual([
    'D',
    'C',
    'E',
    'F',
    'A',
  ])
  expect(['가', '기', '고', '구'].map((hangul) => mouthOfText(hangul)[0]?.mouth)).toEqual([
    'D',
    'C',
    'E',
    'F',
  ])
})

test('Latin runs at 13 characters a second times 1.15, Han at 6.5', () => {
  expect(mouthOfText('ab'.repeat(65)).at(-1)).toEqual({ atMs: Math.round(130_000 / 14.95), mouth: 'X' })
  expect(mouthOfText('舞台'.repeat(13)).at(-1)).toEqual({ atMs: 4000, mouth: 'X' })
})

test('every sentence ends with the mouth closed, and time only runs forward', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (sentence) => {
      const frames = mouthOfText(sentence)
      expect(frames.at(-1)?.mouth).toBe('X')
      expect(
        frames.every((frame, index) => index === 0 || frame.atMs >= (frames[index - 1]?.atMs ?? 0)),
      ).toBe(true)
    }),
  )
})

test('silence keeps the mouth at rest', () => {
  expect(mouthOfSound(new Float32Array(RATE), RATE)).toEqual([{ atMs: 0, mouth: 'X' }])
})

test('a loud vowel opens wide, a hiss shows teeth, a hum is round', () => {
  const sound = new Float32Array([...tone(0.3, 700, 0.8), ...tone(0.3, 5000, 0.4), ...tone(0.3, 180, 0.7)])
  const frames = mouthOfSound(sound, RATE)
  expect(mouthAt(frames, 150)).toBe('D')
  expect(mouthAt(frames, 450)).toBe('B')
  expect(mouthAt(frames, 750)).toBe('E')
})

test('the mouth closes within 120 ms after the voice stops', () => {
  const frames = mouthOfSound(new Float32Array([...tone(0.5, 700, 0.8), ...tone(0.5, 700, 0)]), RATE)
  expect(mouthAt(frames, 620)).toBe('X')
})

test('no shape is shorter than 80 ms, however the voice trembles', () => {
  const trembling = Float32Array.from({ length: RATE }, (_, index) =>
    Math.floor(index / 400) % 2 ? 0.02 : 0.8 * Math.sin(index / 4),
  )
  const frames = mouthOfSound(trembling, RATE)
  const holds = frames.slice(1, -1).map((frame, index) => frame.atMs - (frames[index]?.atMs ?? 0))
  expect(holds.length).toBeGreaterThan(3)
  expect(Math.min(...holds)).toBeGreaterThanOrEqual(80)
})

test('before the first frame the mouth is at rest', () => {
  expect(mouthAt([{ atMs: 40, mouth: 'D' }], 10)).toBe('X')
  expect(mouthAt([], 10)).toBe('X')
})
