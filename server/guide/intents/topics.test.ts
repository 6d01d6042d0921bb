import { expect, test } from 'vitest'
import { festivals } from '../../../bench/guide/festivals.ts'
import type { Language } from '../../../contract/languages.ts'
import { composeAnswer } from '../built-in/index.ts'
import { createRetriever, type KnowledgeEntry, type RetrieverOptions } from '../retrieval/index.ts'
import { unknownSentence } from './unknown.ts'

type Asked = {
  entries: readonly KnowledgeEntry[]
  prepared?: readonly KnowledgeEntry[]
  place: RetrieverOptions
  now: Date
  helpDesk?: string
}

function answerTo(question: string, language: Language, { entries, place, now, helpDesk }: Asked) {
  const retriever = createRetriever(entries, place)
  const search = retriever.search(question, language, now)
  const { timeZone } = place
  return composeAnswer({ question, language, search, entries, retriever, now, timeZone, helpDesk })
}

function festival(named: string): Asked {
  const found = festivals().find(({ name }) => name.includes(named))
  if (!found) throw new Error('The festival is missing.')
  return found
}
const harbour = festival('Harbour')
const concert: KnowledgeEntry = {
  ...(harbour.entries[0] as KnowledgeEntry),
  id: 'concert',
  title: 'Lea and the Lamps',
  description: 'Songs by lamplight.',
  translations: {},
  tags: [],
  startsAt: '2027-06-12T18:00:00+02:00',
  endsAt: '2027-06-12T23:00:00+02:00',
}
const almostNothing: Asked = { ...harbour, entries: [concert] }

test.each<[Language, string, string, string]>([
  ['en', 'when do you kick us out on Sunday', 'Opening Hours', '22:00'],
  ['zh', '几点关门？', 'Opening Hours', '22:00'],
  ['en', 'what time does it shut tonight', 'Opening Hours', '22:00'],
  ['de', 'wann ist hier heute schluss', 'Opening Hours', '22'],
  ['en', 'when do the food stalls close', 'Food Stalls on Herring Quay', 'one hour before closing time'],
  ['en', 'my wallet is gone', 'Lost Property', 'Info Point'],
  ['de', 'wo krieg ich hier Bargeld', 'Cash Machine', 'Keile'],
])('in %s, "%s" is answered by the entry that is about it', (language, question, id, said) => {
  const { answer, sources } = answerTo(question, language, harbour)
  expect(sources.map((source) => source.id)).toEqual([id])
  expect(answer).toContain(said)
})

test('whoever asks for a child hears the limit of age that somebody has written down', () => {
  const rules = {
    ...concert,
    id: 'rules',
    title: 'House Rules',
    description: 'Please be kind. Nobody under 13 may come in without an adult.',
    startsAt: null,
    endsAt: null,
    conceptsAdded: ['age-limit'],
  }
  const { answer } = answerTo('my kid is 10 can she come', 'en', {
    ...harbour,
    entries: [concert, rules],
  })
  expect(answer).toContain('Nobody under 13')
})

const mugs = festival('Glockenbruck')
const cups = 'Your Glöggl Mug and Its Deposit'

test.each<[Language, string]>([
  ['en', 'can I return my mug at any hut and get the money back'],
  ['de', 'krieg ich für den Becher Geld zurück'],
])('in %s, "%s" is about the deposit, not about a ticket that is given back', (language, question) => {
  const { sources } = answerTo(question, language, mugs)
  expect(sources.map(({ id }) => id)).toEqual([cups])
})

test('taxes that are paid back are no refund of a ticket', () => {
  const tickets = {
    ...concert,
    id: 'tickets',
    title: 'Ticket refunds',
    description: 'No ticket is refunded.',
  }
  const asked = { ...harbour, entries: [concert, { ...tickets, startsAt: null, endsAt: null }] }
  expect(answerTo('在集市买了陶器能退税吗', 'zh', asked).sources).toEqual([])
  expect(answerTo('can I get a refund for my ticket', 'en', asked).sources.map(({ id }) => id)).toEqual([
    'tickets',
  ])
})

test('until when one may come on a day is told by the opening hours, not by the programme', () => {
  for (const question of ['bis wann kommt man sonntags noch rein', 'bis wann geht das sonntag eigentlich'])
    expect(answerTo(question, 'de', harbour).sources.map(({ id }) => id)).toEqual(['Opening Hours'])
})

test('whoever asks for power because the charger was lost has not come for the charger', () => {
  const askedAs = { fr: ["j'ai perdu mon chargeur, où brancher mon téléphone"] }
  const entries = harbour.entries.map((entry) =>
    entry.id === 'Lockers and Phone Charging' ? { ...entry, askedAs } : entry,
  )
  const { sources } = answerTo("j'ai perdu mon chargeur, où brancher mon portable", 'fr', {
    ...harbour,
    entries,
  })
  expect(sources.map(({ id }) => id)).toEqual(['Lockers and Phone Charging'])
})

test.each<[Language, string, string]>([
  ['ja', '手で回す映写機さわってみたい、何時までやってる?', 'Turn the Crank'],
  ['fr', 'mon fils a 13 ans il peut venir ce soir juste avec un pote du même age ?', 'Little viewers'],
])(
  'in %s, "%s" is answered by the prepared entry that tells it, not by the general one',
  (language, question, id) => {
    const cinema = festival('Cinema')
    const { sources } = answerTo(question, language, { ...cinema, entries: cinema.prepared ?? [] })
    expect(sources.map((source) => source.id)).toEqual([id])
  },
)

test.each<[Language, string, Parameters<typeof unknownSentence>[0]]>([
  ['en', 'my kid is 10 can she come', 'ageLimit'],
  ['ja', '財布を落としました', 'lostThing'],
  ['ko', '카드 되나요', 'payment'],
  ['fr', 'je peux me faire rembourser', 'refund'],
])('in %s, "%s" is answered honestly where nobody has written about it', (language, question, topic) => {
  const { answer, grounded, sources } = answerTo(question, language, {
    ...almostNothing,
    helpDesk: 'Tent 5',
  })
  expect(answer.startsWith(unknownSentence(topic, language))).toBe(true)
  expect(answer).toContain('Tent 5')
  expect({ grounded, sources }).toEqual({ grounded: false, sources: [] })
})

test('where no opening hours are written down, the hours of the programme are told', () => {
  const { answer } = answerTo('wann macht ihr am samstag zu', 'de', almostNothing)
  expect(answer).toContain('Am Samstag, 12. Juni geht das Programm von 18:00 bis 23:00.')
})
