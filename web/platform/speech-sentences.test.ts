import { expect, test } from 'vitest'
import { sentenceAt, sentencesOf } from './speech-sentences.ts'
import { preferredVoice } from './speech-voices.ts'

test('a text is read sentence by sentence and loses no character', () => {
  const text = 'The neon tram leaves at 8:30 p.m. today. Hop on! Where to?'
  const sentences = sentencesOf(text, 'en-US')
  expect(sentences.join('')).toBe(text)
  expect(sentences.at(-1)).toBe('Where to?')
})

test('Japanese ends its sentences with a circle', () => {
  expect(sentencesOf('今夜はネオン広場へ。星が待っています。', 'ja-JP')).toEqual([
    '今夜はネオン広場へ。',
    '星が待っています。',
  ])
})

test('a sentence too long for one breath is taken at its commas', () => {
  const text = `${'first the lights and then the music, '.repeat(12)}and home.`
  const breaths = sentencesOf(text, 'en-US')
  expect(breaths.join('')).toBe(text)
  expect(breaths.length).toBeGreaterThan(1)
  expect(Math.max(...breaths.map(({ length }) => length))).toBeLessThanOrEqual(180)
})

test('nothing to say has no sentences', () => {
  expect(sentencesOf('  ', 'en-US')).toEqual([])
})

test('the sentence follows the share of the sound that has been played', () => {
  const sentences = ['Ten chars.', 'Ten chars.', 'Twenty characters ..']
  expect([0, 0.24, 0.26, 0.5, 0.99, 1].map((share) => sentenceAt(sentences, share))).toEqual([
    0, 0, 1, 2, 2, 2,
  ])
})

test('a child speaks rather than a neural voice, and a neural voice rather than a plain one', () => {
  const voices = [
    { name: 'Plain', lang: 'en-US' },
    { name: 'Aria Neural', lang: 'en-US' },
    { name: 'Junior', lang: 'en-GB' },
    { name: 'Child', lang: 'de-DE' },
  ]
  expect(preferredVoice(voices, 'en-US')?.name).toBe('Junior')
  expect(preferredVoice(voices.slice(0, 2), 'en-US')?.name).toBe('Aria Neural')
})

test('the own country comes before another, Android tags are understood, and no voice is no voice', () => {
  const voices = [
    { name: 'Google español de Estados Unidos', lang: 'es-US' },
    { name: 'Google español', lang: 'es_ES' },
  ]
  expect(preferredVoice(voices, 'es-ES')?.name).toBe('Google español')
  expect(preferredVoice(voices, 'ko-KR')).toBeUndefined()
})
