import { describe, expect, test } from 'vitest'
import { readDemoKnowledge, readKnowledge } from '../../../bench/guide/demo-knowledge.ts'
import { type Language, languages } from '../../../contract/languages.ts'
import { isForToday } from '../../../test/size.ts'
import { unknownSentence } from '../intents/unknown.ts'
import { createRetriever, type KnowledgeEntry } from '../retrieval/index.ts'
import { composeAnswer } from './index.ts'

/** What nearly everybody asks, in the words that most people type. */
const asked: Record<string, Record<Language, string>> = {
  closing: {
    en: 'when do you close tonight',
    es: 'a qué hora cierran',
    zh: '几点关门？',
    ja: '何時に閉まりますか',
    ko: '몇시에 닫아요',
    fr: 'ça ferme à quelle heure ?',
    de: 'bis wann habt ihr heut auf',
  },
  food: {
    en: 'where can i eat',
    es: 'dónde se come',
    zh: '哪里有吃的',
    ja: 'ごはん食べたい',
    ko: '밥 어디서 먹어요',
    fr: 'où manger',
    de: 'wo gibts was zu essen',
  },
  toilet: {
    en: 'is there a toilet nearby',
    es: 'hay baños cerca?',
    zh: '附近有厕所吗',
    ja: 'トイレ近くにある？',
    ko: '근처에 화장실 있나요',
    fr: 'des toilettes près d’ici ?',
    de: 'Klo in der Nähe?',
  },
  child: {
    en: 'my kid is 10 can she come',
    es: 'mi hija tiene 10 años puede entrar?',
    zh: '我女儿10岁能进吗',
    ja: '10歳の娘は入れますか',
    ko: '딸이 10살인데 들어갈 수 있어요?',
    fr: "ma fille a 10 ans, elle a l'âge d'entrer ?",
    de: 'meine Tochter ist 10, darf sie rein?',
  },
  ticket: {
    en: 'how much is a ticket',
    es: 'cuánto cuesta la entrada',
    zh: '门票多少钱',
    ja: 'チケットいくら',
    ko: '티켓 얼마예요',
    fr: "combien coûte l'entrée",
    de: 'was kostet der Eintritt',
  },
  card: {
    en: 'can i pay by card',
    es: 'se puede pagar con tarjeta',
    zh: '可以刷卡吗',
    ja: 'カード使えますか',
    ko: '카드 되나요',
    fr: 'on peut payer par carte ?',
    de: 'kann man mit Karte zahlen',
  },
  wheelchair: {
    en: 'wheelchair access',
    es: 'acceso en silla de ruedas',
    zh: '有无障碍通道吗',
    ja: '車椅子でも大丈夫？',
    ko: '휠체어 들어갈 수 있어요',
    fr: 'accès fauteuil roulant',
    de: 'rollstuhlgerecht?',
  },
  medics: {
    en: 'first aid',
    es: 'primeros auxilios',
    zh: '急救站在哪',
    ja: '救護室はどこ',
    ko: '응급실 어디',
    fr: 'les secours sont où',
    de: 'wo sind die Sanis',
  },
}

const harbour = festivalIn('harbour-lights')
const airfield = festivalIn('airfield-dawn')
const now = new Date('2027-06-19T15:00:00+02:00')

function festivalIn(name: string): KnowledgeEntry[] {
  const file = new URL(`../../../bench/guide/festivals/${name}/event-knowledge.csv`, import.meta.url)
  return readKnowledge(file)
}

function guideOf(entries: KnowledgeEntry[], timeZone: string) {
  const retriever = createRetriever(entries, { timeZone, dayStartsAtHour: 6 })
  return (question: string, language: Language) => {
    const search = retriever.search(question, language, now)
    const answer = composeAnswer({ question, language, search, entries, retriever, now, timeZone })
    const [source] = answer.sources
    return { ...answer, title: entries.find(({ id }) => id === source?.id)?.title }
  }
}

const atHarbour = guideOf(harbour, 'Europe/Amsterdam')
const atAirfield = guideOf(airfield, 'Europe/Madrid')

describe.each(languages.filter(isForToday))('in %s', (language) => {
  test.each<[string, string]>([
    ['closing', 'Opening Hours'],
    ['food', 'Food Stalls on Herring Quay'],
    ['toilet', 'Toilets and Showers'],
    ['ticket', 'Tickets and Day Passes'],
    ['card', 'Paying with Tokens'],
    ['wheelchair', 'Accessibility, Viewing Platform and Prams'],
    ['medics', 'First Aid'],
    // No entry is about the age, and that of the tickets says who comes in free: not the limit of a tent.
    ['child', 'Tickets and Day Passes'],
  ])('the plain question of the %s is answered from the entry about it', (kind, title) => {
    expect(atHarbour(asked[kind]?.[language] ?? '', language).title).toBe(title)
  })

  test.each<[string, string]>([
    ['closing', 'Opening Hours'],
    ['food', 'The Mess Hall'],
    ['child', 'Passport Control'],
  ])('the plain question of the %s at another festival too', (kind, title) => {
    expect(atAirfield(asked[kind]?.[language] ?? '', language).title).toBe(title)
  })
})

const atMarathon = guideOf(festivalIn('river-marathon'), 'Europe/Madrid')
const atBrewery = guideOf(festivalIn('makgeolli-days'), 'Asia/Seoul')
const atDemo = guideOf(readDemoKnowledge(), 'America/Los_Angeles')

test.each<[Language, RegExp]>([
  ['en', /^We close Friday night at 1 AM/],
  ['es', /^Cerramos a la 01:00 la noche del viernes/],
  ['zh', /^周五开放至次日1:00/],
  ['ja', /^閉場は金曜が翌1:00/],
  ['ko', /^금요일은 다음 날 01:00.*문을 닫아요/],
  ['fr', /^Fermeture à 1.h du matin/],
  ['de', /^Schluss ist Freitagnacht um 1.Uhr/],
])('who asks when it closes hears that first, and not when the last are let in: in %s', (language, first) => {
  expect(atDemo(asked['closing']?.[language] ?? '', language).answer).toMatch(first)
})

test.each<[Language, string]>([['fr', 'acheter sur place ?']])(
  'who wants a ticket and says so without the word is told: in %s',
  (language, question) => {
    expect(atHarbour(question, language).title).toBe('Tickets and Day Passes')
  },
)

test('a cash machine is no answer to who has foreign money', () => {
  expect(atHarbour('where can i change dollars', 'en').grounded).toBe(false)
  expect(atHarbour('where is an atm', 'en').title).toBe('Cash Machine')
})

const hours = (language: Language) => asked['closing']?.[language] ?? ''

// There, a street is closed to cars, a dormitory closes at 23:00 and runners are overtaken by a bus; in Chinese that is called closing.
test.each<Language>(['en', 'es', 'ja', 'ko', 'fr', 'de'])(
  'a street, a dormitory and a bus do not tell when the event closes, where nobody has written that: in %s',
  (language) => {
    const { answer, title } = atMarathon(hours(language), language)
    expect(title).toBeUndefined()
    expect(answer).toContain(unknownSentence('hours', language))
    expect(atMarathon('when is the street closed', 'en').title).toBe('How to cross the street on Sunday')
  },
)

test.each(languages)('hours that no title and only tags announce are told in %s', (language) => {
  expect(atBrewery(hours(language), language).title).toBe('When the Lanes Are Open')
})
