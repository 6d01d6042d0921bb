import { describe, expect, test } from 'vitest'
import { readDemoKnowledge } from '../../../bench/guide/demo-knowledge.ts'
import type { Language } from '../../../contract/languages.ts'
import { createRetriever, type KnowledgeEntry } from './index.ts'

const venue = { timeZone: 'America/Los_Angeles', dayStartsAtHour: 6 }
const saturdayEvening = new Date('2026-12-05T20:10:00-08:00')
const entries = readDemoKnowledge()
const retriever = createRetriever(entries, venue)

const titlesOf = (question: string, language: Language, now = saturdayEvening) =>
  retriever.search(question, language, now).hits.map((hit) => hit.entry.title)

const pool: KnowledgeEntry = {
  id: 'pool',
  category: 'venue',
  title: 'Swimming Pool',
  description: 'A heated swimming pool is open on the roof of Hall 1 until midnight.',
  location: 'Hall 1 roof',
  tags: ['pool', 'swim'],
  startsAt: null,
  endsAt: null,
  translations: {},
  askedAs: {},
}

describe('Saturday at 20:10, what is on now', () => {
  test.each<[Language, string]>([
    ['en', "what's on right now?"],
    ['es', '¿qué hay ahora?'],
    ['zh', '现在有什么活动？'],
    ['ja', '今何やってる？'],
    ['ko', '지금 뭐 해?'],
    ['fr', "qu'est-ce qu'il y a en ce moment ?"],
    ['de', 'was läuft gerade?'],
  ])('is the team battle, asked in %s', (language, question) => {
    expect(titlesOf(question, language)).toEqual(['Team Battle Night'])
  })
})

test.each([
  ['廁所在哪裡', '厕所在哪里'],
  ['行動電源可以借嗎', '充电宝可以借吗'],
  ['今晚有什麼節目', '今晚有什么节目'],
])(
  'a question in the characters of Taiwan and Hong Kong finds what it does on the mainland: %s',
  (traditional, simplified) => {
    const [first] = titlesOf(simplified, 'zh')
    expect(first).toBeDefined()
    expect(titlesOf(traditional, 'zh')[0]).toBe(first)
  },
)

describe('tonight', () => {
  test.each<[Language, string]>([
    ['en', "what's on tonight"],
    ['es', 'qué hay esta noche'],
    ['zh', '今晚有什么节目'],
    ['ja', '今夜は何がある？'],
    ['ko', '오늘 밤 뭐 있어?'],
    ['fr', 'il y a quoi ce soir ?'],
    ['de', 'was ist heute Abend los?'],
  ])('lasts until the small hours, asked in %s', (language, question) => {
    const titles = titlesOf(question, language)
    expect(titles[0]).toBe('Team Battle Night')
    expect(titles.at(-1)).toBe('Neon Afterglow with DJ Kumo')
  })
})

describe('a place and a day together', () => {
  test.each<[Language, string]>([
    ['en', 'what is at the Aurora Stage on Sunday'],
    ['es', 'qué hay en la Aurora Stage el domingo'],
    ['zh', '周日 Aurora Stage 有什么'],
    ['ja', '日曜のAurora Stageは何？'],
    ['ko', '일요일 Aurora Stage에서 뭐 해?'],
    ['fr', "il y a quoi à l'Aurora Stage dimanche ?"],
    ['de', 'was läuft am Sonntag auf der Aurora Stage?'],
  ])('list that stage on that day, asked in %s', (language, question) => {
    expect(titlesOf(question, language)).toEqual([
      'Mateo Rivas & Coro Solar in Concert',
      'Halo Drift, Sunday Headliner',
      'Closing Ceremony and Leaderboard Awards',
    ])
  })
})

describe('a kind and an hour together', () => {
  test.each<[Language, string]>([
    ['en', 'any concert at 9pm?'],
    ['es', '¿hay concierto a las 9 de la noche?'],
    ['zh', '晚上9点有演唱会吗'],
    ['ja', '夜9時のライブは？'],
    ['ko', '밤 9시 콘서트 있어?'],
    ['fr', 'un concert à 21h ?'],
    ['de', 'Konzert um 21 Uhr?'],
  ])('find the concert that is on at nine, asked in %s', (language, question) => {
    expect(titlesOf(question, language)).toEqual(['Jun & the Lanterns in Concert'])
  })
})

test('after midnight still belongs to Saturday night', () => {
  expect(titlesOf('what is on after midnight', 'en')).toEqual(['Neon Afterglow with DJ Kumo'])
  const justAfterMidnight = new Date('2026-12-06T00:30:00-08:00')
  expect(titlesOf("what's on now", 'en', justAfterMidnight)).toEqual(['Neon Afterglow with DJ Kumo'])
})

test('when nothing is on, "now" answers with what comes next', () => {
  const sundayMorning = new Date('2026-12-06T09:00:00-08:00')
  expect(titlesOf("what's on now", 'en', sundayMorning)[0]).toBe('Sunday Community Brunch')
})

test('a question that names a day but asks for something else is answered by its entry', () => {
  expect(titlesOf('where can i park tonight', 'en')[0]).toBe('Parking')
})

test('an English question on a Japanese screen finds its entry', () => {
  expect(titlesOf('where is the toilet please', 'ja')[0]).toBe('Restrooms')
})

test('a thumb that slips still finds the wristband', () => {
  expect(titlesOf('i lsot my wirstband', 'en')[0]).toBe('Lost or Broken Wristband')
})

test('a swimming pool is refused until the staff write an entry about one', () => {
  const question = 'is there a swimming pool'
  expect(retriever.search(question, 'en', saturdayEvening).grounded).toBe(false)
  const withPool = createRetriever([...entries, pool], venue).search(question, 'en', saturdayEvening)
  expect(withPool.grounded).toBe(true)
  expect(withPool.hits[0]?.entry.id).toBe('pool')
})

test.each(['', '   ', '🎉🎉🎉', '<b></b>', '?!', 'a'.repeat(10_000), 'щука плывёт', '\u0000'])(
  'nonsense like %j is searched without a failure and refused',
  (question) => {
    expect(retriever.search(question, 'en', saturdayEvening).grounded).toBe(false)
  },
)

test('an empty knowledge refuses everything', () => {
  const empty = createRetriever([], venue).search('where is the toilet', 'en', saturdayEvening)
  expect(empty).toMatchObject({ hits: [], grounded: false, confidence: 0 })
})

describe('a hall named the way people say it', () => {
  test.each<[Language, string]>([
    ['en', 'Hall 1 tonight'],
    ['es', 'qué hay esta noche en el Pabellón 1'],
    ['zh', '1号馆今晚有什么'],
    ['ja', 'ホール1 今夜'],
    ['ko', '1홀 오늘 밤'],
    ['fr', "y'a quoi ce soir au hall 1"],
    ['de', 'Halle 1 heute Abend'],
  ])('narrows the evening to that hall, asked in %s', (language, question) => {
    expect(titlesOf(question, language)).toEqual([
      'Jun & the Lanterns in Concert',
      'Sable Queen, Saturday Headliner',
    ])
  })
})

describe('one word is enough', () => {
  test.each<[Language, string, string]>([
    ['en', 'food?', 'Food and Drinks on Food Row'],
    ['en', 'wifi', 'Free Wi-Fi'],
    ['es', 'comida', 'Food and Drinks on Food Row'],
    ['es', 'boletos', 'Tickets and Passes'],
    ['zh', '充电', 'Phone Charging'],
    ['zh', '吃', 'Food and Drinks on Food Row'],
    ['ja', 'トイレ', 'Restrooms'],
    ['ja', '駐車場', 'Parking'],
    ['ko', '밥', 'Food and Drinks on Food Row'],
    ['ko', '물', 'Water Refill Stations'],
    ['fr', 'wc', 'Restrooms'],
    ['fr', 'manger', 'Food and Drinks on Food Row'],
    ['de', 'toilette', 'Restrooms'],
    ['de', 'essen', 'Food and Drinks on Food Row'],
  ])('asked in %s: %s', (language, question, title) => {
    const { hits, grounded } = retriever.search(question, language, saturdayEvening)
    expect(grounded).toBe(true)
    expect(hits[0]?.entry.title).toBe(title)
  })
})

test('not wanting to be on the screen is another question than wanting to', () => {
  expect(titlesOf("i don't want my name on the big screen", 'en')[0]).toBe('Photo Privacy')
  expect(titlesOf('i want my name on the big screen', 'en')[0]).toBe('Now Showing Big Screen')
})
