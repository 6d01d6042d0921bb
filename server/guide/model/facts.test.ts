import { describe, expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import { areKnownFacts, factsOf, knownFacts } from './facts.ts'

const EVENING = 20 * 60 + 30

describe('half past eight in the evening is the same hour in every language', () => {
  test.for<[Language, string]>([
    ['en', 'It starts at 8:30 PM.'],
    ['en', 'It starts at 8:30 p.m.'],
    ['en', 'From 20:30 on.'],
    ['en', 'At half past eight!'],
    ['es', 'Empieza a las 20:30.'],
    ['es', 'A las 8:30 p. m.'],
    ['es', 'A las ocho y media de la noche.'],
    ['zh', '晚上8点30分开始'],
    ['zh', '晚上八点半开始'],
    ['zh', '20:30开始'],
    ['zh', '下午8:30开始'],
    ['ja', '午後8時30分からです'],
    ['ja', '20時30分からです'],
    ['ja', '夜の8時半からです'],
    ['ko', '오후 8시 30분에 시작해요'],
    ['ko', '저녁 여덟 시 반에 시작해요'],
    ['fr', 'Dès 20 h 30 !'],
    ['fr', 'Dès 20h30 !'],
    ['fr', 'À 8 heures et demie du soir.'],
    ['de', 'Ab 20:30 Uhr.'],
    ['de', 'Ab 20.30 Uhr.'],
    ['de', 'Um halb neun.'],
  ])('%s: %s', ([language, text]) => {
    const { times, numbers } = factsOf(text, language)
    expect(times).toHaveLength(1)
    expect(times[0]).toContain(EVENING)
    expect([...numbers]).toEqual([])
  })
})

test.for<[Language, string, number]>([
  ['en', 'Doors close at midnight.', 0],
  ['en', 'Lunch at noon.', 720],
  ['en', 'It closes at 12 AM.', 0],
  ['fr', 'Jusqu’à minuit.', 0],
  ['de', 'Bis 24 Uhr.', 0],
  ['zh', '中午12点开门', 720],
  ['ko', '밤 12시에 닫아요', 0],
  ['ja', '午前1時まで', 60],
])('%s: "%s" is minute %i of the day', ([language, text, minutes]) => {
  expect(factsOf(text, language).times).toEqual([[minutes]])
})

test.for<[Language, string, string]>([
  ['en', 'Hoodies cost $70.', 'USD:70'],
  ['en', 'A twenty-five dollar voucher', 'USD:25'],
  ['fr', 'un bon de 25 dollars', 'USD:25'],
  ['fr', 'pour 12,50 €', 'EUR:12.5'],
  ['de', 'Hoodies 70 Dollar', 'USD:70'],
  ['es', 'por 70 dólares', 'USD:70'],
  ['zh', '卫衣70美元', 'USD:70'],
  ['ja', 'パーカーは70ドル', 'USD:70'],
  ['ko', '후디는 70달러', 'USD:70'],
  ['de', 'Wasser ist kostenlos.', 'free'],
  ['ja', '水は無料です', 'free'],
  ['en', 'Water is free.', 'free'],
])('%s: "%s" names the price %s', ([language, text, price]) => {
  expect([...factsOf(text, language).prices]).toEqual([price])
})

test('feeling free costs nothing and claims nothing', () => {
  expect(factsOf('Feel free to try the gluten-free tacos.', 'en').prices.size).toBe(0)
})

test.for<[Language, string]>([
  ['en', 'You need 10,000 points.'],
  ['de', 'Du brauchst 10.000 Punkte.'],
  ['fr', 'Il faut 10 000 points.'],
  ['ja', '10,000ポイント必要です'],
  ['ko', '10,000포인트가 필요해요'],
])('ten thousand is one number in %s', ([language, text]) => {
  expect([...factsOf(text, language).numbers]).toEqual([10_000])
})

test.for<[Language, string, number[]]>([
  ['en', 'On Friday and Sunday', [5, 0]],
  ['en', 'The sun shone where we sat', []],
  ['es', 'El sábado', [6]],
  ['zh', '周五和星期天', [5, 0]],
  ['ja', '金曜日と土曜日', [5, 6]],
  ['ko', '토요일에', [6]],
  ['fr', 'vendredi soir', [5]],
  ['de', 'Samstagabend', [6]],
])('%s: the weekdays of "%s"', ([language, text, days]) => {
  expect([...factsOf(text, language).weekdays].sort()).toEqual([...days].sort())
})

describe('an answer stands on what was given', () => {
  const said = factsOf(
    'Open Friday 2:30 PM to midnight, Saturday 12:30 PM to 1 AM. 32 players, $5, Hall 2.',
    'en',
  )
  const given = knownFacts(said, factsOf('Saturday, December 5, 2026 at 8:10 PM', 'en'))
  const none = new Set<number>()

  test.for([
    'Friday from 2:30 PM until midnight!',
    'Open from 14:30 on Friday.',
    'Come between 2:30 and 12 AM.',
    'It is $5 in Hall 2.',
    'Until 1 in the morning on Saturday.',
    'It is 8:10 PM on December 5.',
  ])('"%s"', (text) => {
    expect(areKnownFacts(factsOf(text, 'en'), given, none)).toBe(true)
  })

  test.for([
    'Friday from 3:30 PM!',
    'It opens at 2:30 AM.',
    'It opens at nine.',
    'Open until 11.',
    'It costs $6.',
    'It is free!',
    'Come on Sunday.',
    'In Hall 4.',
    'There are 2026 doors.',
    '33 players can join.',
    'Only twenty minutes to wait.',
  ])('not "%s"', (text) => {
    expect(areKnownFacts(factsOf(text, 'en'), given, none)).toBe(false)
  })
})
