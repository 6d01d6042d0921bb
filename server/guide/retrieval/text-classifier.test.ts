import { expect, test } from 'vitest'
import { createReader } from './analyze.ts'
import { createPhraseFeatures } from './phrase-features.ts'
import { createTextClassifier, openTextClassifier, packTexts } from './text-classifier.ts'

const learning = { buckets: 1 << 12, rounds: 4, ridge: 1 }
const read = createReader('en')
const featuresOf = createPhraseFeatures('en')
const featuresIn = (text: string) => featuresOf(read(text).words)
const textOf = (text: string, isAnswered: boolean, weight = 1) => ({
  isAnswered,
  weight,
  counts: featuresIn(text),
})

function classifierOf(...texts: ReturnType<typeof textOf>[]) {
  const classifier = createTextClassifier(learning)
  classifier.add(packTexts(texts, learning.buckets))
  return classifier
}

const lessons = () => [
  textOf('where are the toilets', true),
  textOf('is there a cash machine', true),
  textOf('who won last year', false),
  textOf('how long is the queue now', false),
]

test('a packed classifier says of a text what it said before', () => {
  const classifier = classifierOf(...lessons())
  const opened = openTextClassifier(structuredClone(classifier.pack()))
  for (const question of ['who won the race', 'where is a toilet', 'how long do i queue', '', 'zzz']) {
    const before = classifier.scoreOf(featuresIn(question))
    expect(opened.scoreOf(featuresIn(question))).toBeCloseTo(before, 3)
  }
  expect(opened.scoreOf(featuresIn('who won the race'))).toBeGreaterThan(0.2)
  expect(opened.scoreOf(featuresIn('where is a toilet'))).toBeLessThan(-0.2)
})

test('of two texts that contradict each other the weightier is believed', () => {
  const said = (weight: number) =>
    classifierOf(
      ...lessons(),
      textOf('can i bring a kite', true, weight),
      textOf('can i bring a kite', false, 1),
    ).scoreOf(featuresIn('can i bring a kite'))
  expect(said(20)).toBeLessThan(-0.1)
  expect(said(0.05)).toBeGreaterThan(0.1)
})

test('without a text that is not answered it says nothing', () => {
  expect(classifierOf(textOf('where are the toilets', true)).scoreOf(featuresIn('who won'))).toBe(0)
})
