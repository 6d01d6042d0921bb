import { expect, test } from 'vitest'
import { type Expressions, emptyExpressions } from './models.ts'
import { scoreEmotions } from './score-emotions.ts'

const score = (seen: Partial<Expressions>) => scoreEmotions({ ...emptyExpressions, ...seen })

test('all eight emotions get a score, best first, and add up to a hundred percent', () => {
  const scores = score({ happy: 0.7, surprised: 0.2, fearful: 0.1 })
  expect(scores.map(({ type }) => type).slice(0, 2)).toEqual(['HAPPY', 'CONFUSED'])
  expect(new Set(scores.map(({ type }) => type)).size).toBe(8)
  expect(scores.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(100, 1)
})

test.for<[string, Partial<Expressions>, string]>([
  ['a neutral face is calm', { neutral: 0.9, sad: 0.1 }, 'CALM'],
  ['a fearful one shows fear', { fearful: 0.8, surprised: 0.2 }, 'FEAR'],
  ['half a smile is not confused', { neutral: 0.5, happy: 0.5 }, 'CALM'],
  ['a clear leader leads', { sad: 0.6, angry: 0.4 }, 'SAD'],
  ['two that contend are confused', { sad: 0.55, angry: 0.45 }, 'CONFUSED'],
  ['many that contend are confused', { sad: 0.25, angry: 0.25, disgusted: 0.25, fearful: 0.25 }, 'CONFUSED'],
])('%s', ([, seen, emotion]) => {
  expect(score(seen)[0]?.type).toBe(emotion)
})

test('numbers that are none break nothing', () => {
  expect(score({ happy: Number.NaN }).every(({ confidence }) => confidence === 0)).toBe(true)
})
