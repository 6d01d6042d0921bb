import { describe, expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import type { KnowledgeEntry } from './entry.ts'
import { createRetriever } from './index.ts'
import { createNotAnswered } from './not-answered.ts'

const entry = (given: Partial<KnowledgeEntry>): KnowledgeEntry => ({
  id: given.title ?? 'quiz',
  category: 'general',
  title: 'Pub quiz',
  description: 'Teams of four answer forty questions in the barn.',
  location: null,
  tags: [],
  startsAt: null,
  endsAt: null,
  translations: {},
  askedAs: {},
  ...given,
})

const quiz = entry({
  askedAs: { en: ['how many are in a quiz team', 'where is the quiz', 'quiz questions how many'] },
  notAnswered: { en: ['who won the quiz', 'who won last year', 'what do you win'] },
})

test('small words tell what is answered from what is not', () => {
  const known = createNotAnswered('en')
  known.add(quiz)
  expect(known.oddsOf('who won it')).toBeGreaterThan(0.5)
  expect(known.oddsOf('how many in a team')).toBeLessThan(-0.5)
  expect(known.oddsOf('zzz')).toBe(0)
})

test('what was learnt of an entry is forgotten with it', () => {
  const known = createNotAnswered('en')
  known.add(quiz)
  known.retire(quiz)
  expect(known.oddsOf('who won it')).toBe(0)
})

test.for<[Language, string, string]>([
  ['ja', '誰が優勝した', 'クイズは何人'],
  ['zh', '谁赢了', '几个人一队'],
  ['ko', '누가 이겼어요', '몇 명이 한 팀'],
])('words that nobody divides are told apart too (%s)', ([language, beside, asked]) => {
  const known = createNotAnswered(language)
  known.add(entry({ askedAs: { [language]: [asked] }, notAnswered: { [language]: [beside] } }))
  expect(known.oddsOf(beside)).toBeGreaterThan(0)
  expect(known.oddsOf(asked)).toBeLessThan(0)
})

describe('a question', () => {
  const place = { timeZone: 'Europe/London', dayStartsAtHour: 6 }
  const winners = entry({ title: 'Winners', description: 'Who won which contest stands on the barn door.' })
  const retriever = createRetriever([quiz, winners], place)
  const search = (question: string) => retriever.search(question, 'en', new Date('2027-07-10T12:00:00Z'))

  test('that stands beside an entry, word for word, is refused', () => {
    expect(search('What do you win?')).toMatchObject({ grounded: false })
  })

  test('about an entry of which nothing is known is not refused for what stands beside another one', () => {
    const { grounded, hits, signals } = search('winners, who won')
    expect([grounded, hits[0]?.entry.title, signals.notAnswered]).toEqual([true, 'Winners', 0])
  })
})
