import { describe, expect, test } from 'vitest'
import { readDemoKnowledge } from '../../../bench/guide/demo-knowledge.ts'
import { festivals } from '../../../bench/guide/festivals.ts'
import { createRetriever } from './index.ts'
import { withUsualSpelling } from './vocabulary/kana-words.ts'

const venue = { timeZone: 'America/Los_Angeles', dayStartsAtHour: 6 }
const demo = createRetriever(readDemoKnowledge(), venue)
const harbour = festivals().find(({ name }) => name === 'Harbour Lights')

describe('a question in kana alone', () => {
  test.each([
    ['といれはどこ', 'Restrooms'],
    ['おてあらいはどこですか', 'Restrooms'],
    ['さいふをおとした', 'Lost and Found'],
    ['けいたいじゅうでん', 'Phone Charging'],
    ['みずがのみたい', 'Water Refill Stations'],
  ])('finds its entry at the demo: %s', (question, title) => {
    const found = demo.search(question, 'ja', new Date('2026-12-05T20:10:00-08:00'))
    expect(found.grounded).toBe(true)
    expect(found.hits[0]?.entry.title).toBe(title)
  })

  test.each([
    ['まいごです', 'Lost Children'],
    ['おかねをおろしたい', 'Cash Machine'],
    ['ちゅうしゃじょうはどこ', 'Car Parking'],
    ['くすりはどこでかえますか', 'First Aid'],
  ])('finds its entry at a festival that is not the demo: %s', (question, title) => {
    if (!harbour) throw new Error('Harbour Lights is not there.')
    const found = createRetriever(harbour.entries, harbour.place).search(question, 'ja', harbour.now)
    expect(found.hits[0]?.entry.title).toBe(title)
  })
})

test.each([
  ['おちゃ', 'お茶'],
  ['くすりください', '薬ください'],
  ['あかちゃんのおむつをかえたい', '赤ちゃんのおむつをかえたい'],
  ['けいたいじゅうでん', '携帯充電'],
])('%s is read as %s', (question, usual) => {
  expect(withUsualSpelling(question)).toBe(usual)
})

test.each(['たかさはなに', 'おみずきさんはだれ', '傘はどこ、みずは', 'トイレどこ', ''])(
  '%s stays as it is',
  (question) => {
    expect(withUsualSpelling(question)).toBe(question)
  },
)
