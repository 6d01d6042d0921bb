import { describe, expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import { createReader } from './analyze.ts'
import type { KnowledgeEntry } from './entry.ts'
import { createRetriever } from './index.ts'
import { createNotAnswered } from './not-answered.ts'
import { readQuery } from './query.ts'

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

/** What is learnt of entries in a language, as the guide asks it. */
function learntOf(language: Language, ...entries: KnowledgeEntry[]) {
  const known = createNotAnswered(language)
  const add = (one: KnowledgeEntry) =>
    known.add(one, (one.askedAs[language] ?? []).map(createReader(language)))
  entries.forEach(add)
  return {
    add,
    retire: known.retire,
    scoreOf: (question: string) => known.scoreOf(readQuery(question, language).features),
  }
}

test('small words tell what is answered from what is not', () => {
  const { scoreOf } = learntOf('en', quiz)
  expect(scoreOf('who won it')).toBeGreaterThan(0.3)
  expect(scoreOf('how many in a team')).toBeLessThan(-0.3)
  expect(Math.abs(scoreOf('zzz'))).toBeLessThan(0.01)
})

test('what was learnt of an entry is forgotten with it', () => {
  const { scoreOf, retire } = learntOf('en', quiz)
  expect(scoreOf('who won it')).not.toBe(0)
  retire(quiz)
  expect(scoreOf('who won it')).toBe(0)
})

test('what comes later is learnt beside the rest, and leaves nothing behind when it goes', () => {
  const bar = entry({
    title: 'Barn bar',
    askedAs: { en: ['where do i get a beer', 'is there cider', 'bar open when'] },
    notAnswered: { en: ['is the beer cold', 'which brewery is it from', 'do you fill my own mug'] },
  })
  const known = learntOf('en', quiz)
  const before = known.scoreOf('who won it')
  known.add(bar)
  expect(known.scoreOf('do you fill a mug')).toBeGreaterThan(0.3)
  expect(known.scoreOf('when is the bar open')).toBeLessThan(-0.3)
  known.retire(bar)
  expect(known.scoreOf('who won it')).toBeCloseTo(before, 5)
})

test.for<[Language, string, string]>([
  ['ja', '誰が優勝した', 'クイズは何人'],
  ['zh', '谁赢了', '几个人一队'],
  ['ko', '누가 이겼어요', '몇 명이 한 팀'],
])('words that nobody divides are told apart too (%s)', ([language, beside, asked]) => {
  const { scoreOf } = learntOf(
    language,
    entry({ askedAs: { [language]: [asked] }, notAnswered: { [language]: [beside] } }),
  )
  expect(scoreOf(beside)).toBeGreaterThan(0)
  expect(scoreOf(asked)).toBeLessThan(0)
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
    const { grounded, hits, signals } = search('which contest has which winners')
    expect([grounded, hits[0]?.entry.title, signals.notAnswered]).toEqual([true, 'Winners', 0])
  })
})
