import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../../contract/languages.ts'
import { BEYOND, readConcepts } from '../../../server/concepts/index.ts'
import { readExamples } from '../../../server/guide/intents/classifier/examples.ts'
import { isOfSigns } from '../../../server/guide/intents/expressions.ts'
import { matchTopic } from '../../../server/guide/intents/topics.ts'
import { readEvents } from '../events.ts'
import { festivals } from '../festivals.ts'

/** A message with what it means, how much it counts, and where it comes from. */
export type Lesson = {
  language: Language
  message: string
  label: string
  weight: number
  source: string
  /** False where the message was made of an expression, which would say its own name. */
  hasExpressions: boolean
}

/** Graded sets that were read while the layer was tuned, and that it learns from. */
export const learntSets: readonly string[] = [
  'intents',
  'intents-fresh',
  'intents-second',
  'intents-third',
  'intents-fourth',
  'intents-fifth',
]
const money: readonly string[] = ['cashMachine', 'payment', 'refund', 'price']
// What an entry answers must not be taken for anything else.
const weightOfQuestion = 3
// There are many of them, and their authors meant nothing by a label.
const weightOfAsked = 0.3
const weightOfNotAnswered = 0.15
const weightOfExpression = 0.3
const weightOfConcept = 0.1

/** What authors who knew nothing of the layer wrote for it to learn from. */
export function writtenLessons(): Lesson[] {
  return readExamples().map((example) => lesson(example, 'written'))
}

/** The graded sets that were read while the layer was tuned. */
export function gradedLessons(): Lesson[] {
  return learntSets.flatMap((set) => {
    const messages: { language: Language; question: string; intent: string }[] = read(`../${set}.json`)
    return messages.map(({ language, question, intent }) => {
      const topic = intent === 'money' ? matchTopic(question, language) : undefined
      const label = intent === 'money' ? (topic && money.includes(topic) ? topic : 'payment') : intent
      return lesson({ language, message: question, label }, set)
    })
  })
}

/** Questions about festivals that entries answer: none of them means anything else. */
export function festivalLessons(): Lesson[] {
  return festivals().flatMap(({ name, sets: asked }) =>
    asked
      .flatMap(([, questions]) => questions)
      .filter(({ kind }) => kind === 'answerable')
      .map(({ language, question }) => ({
        ...lesson({ language, message: question, label: 'none' }, name),
        weight: weightOfQuestion,
      })),
  )
}

// What is asked for these means an intent or a topic.
const meansMore =
  /aid|medic|healer|physio|lifeguard|lost|found|stray|missing|child|kids|young|under sixteen|famil|awareness|harass|conduct|quiet|welfare|safe|storm|thunder|weather|wind|water plan|rain|evacu|security|steward|drug|alcohol|sober|prohibit|ban\b|bags?\b|drone|pay|cash|card|coin|token|voucher|price|fee\b|ticket|pass(es)?\b|badge|wristband|box office|hours|opening|gate|age\b|ages|info|help|police|remembrance/i

/** What visitors ask at events that nobody grades by: questions about the festival, answered there or not. */
export function eventLessons(): Lesson[] {
  return readEvents().flatMap(({ entries }) =>
    entries
      .filter(({ title }) => !meansMore.test(title))
      .flatMap(({ askedAs, notAnswered }) =>
        languages.flatMap((language) =>
          [
            ...(askedAs[language] ?? []).map((message) => ({ message, weight: weightOfAsked })),
            ...(notAnswered?.[language] ?? []).map((message) => ({ message, weight: weightOfNotAnswered })),
          ].map(({ message, weight }) => ({
            ...lesson({ language, message, label: 'none' }, 'events'),
            weight,
          })),
        ),
      ),
  )
}

/** What the product itself puts forward to be asked. */
export function ownLessons(): Lesson[] {
  return languages.flatMap((language) => {
    const texts: Record<string, string> = read(`../../../web/i18n/catalogues/${language}/companion.json`)
    return Object.entries(texts)
      .filter(([key]) => key.startsWith('guide.ask.starter.'))
      .map(([, message]) => ({
        ...lesson({ language, message, label: 'none' }, 'product'),
        weight: weightOfQuestion,
      }))
  })
}

/** One message of each expression: their words are known to mean something. */
export function expressionLessons(): Lesson[] {
  return languages.flatMap((language) =>
    ['lexicon', 'small-talk', 'topics'].flatMap((folder) => {
      const written: Record<string, string[]> = read(
        `../../../server/guide/intents/${folder}/${language}.json`,
      )
      return Object.entries(written)
        .filter(([label]) => label !== 'filler')
        .flatMap(([label, expressions]) =>
          expressions.map((expression) => ({
            ...lesson({ language, message: messageOf(expression, language), label }, 'expressions'),
            weight: weightOfExpression,
            hasExpressions: false,
          })),
        )
    }),
  )
}

// Concepts of which every phrase means a label; those that may mean several are left out.
const labelOfConcept: Record<string, string> = {
  emergency: 'medical',
  'drink-spiked': 'medical',
  'drug-emergency': 'medical',
  'fire-danger': 'danger',
  'crowd-crush': 'danger',
  harassment: 'harassment',
  'lost-child': 'lostChild',
  'found-child': 'foundChild',
  'staff-secrets': 'staffMatter',
  'illegal-wishes': 'staffMatter',
  'medical-advice': 'medicalAdvice',
  'legal-advice': 'legalAdvice',
  'other-people-data': 'otherPeople',
  'orders-to-guide': 'orders',
  'adult-content': 'unsuitable',
  'opening-hours': 'hours',
  'closing-time': 'hours',
  'last-entry': 'hours',
  'age-limit': 'ageLimit',
  'children-admission': 'ageLimit',
  'lost-property': 'lostThing',
  'cash-machine': 'cashMachine',
  payment: 'payment',
  'cashless-top-up': 'payment',
  refunds: 'refund',
  'cashless-refund': 'refund',
  'ticket-prices': 'price',
}
const ambiguous: readonly string[] = [
  ...['cancellation', 'tickets', 'day-tickets', 'discounts', 'free-things', 'feeling-unwell', 'gates'],
  ...['early-arrival', 'dates', 'evacuation', 'awareness-team', 'wristband-problems', 'ticket-transfer'],
  ...['women-safety', 'mental-health', 'theft', 'guide-itself', 'police-security', 'medication', 'heat'],
  ...['alone', 'contact', 'lost-friend', 'identity-check', 'complaint', 'sexual-health', 'guide-voice'],
  ...['guide-languages', 'insects-ticks', 'drugs', 'weapons', 'prams', 'pharmacy', 'sold-out', 'receipts'],
]
// What no festival has is a question all the same: the search refuses it.
const asksForMore: readonly string[] = [
  ...[
    'general-knowledge',
    'investments',
    'world-news-sports-results',
    'weather-elsewhere',
    'travel-elsewhere',
  ],
  ...[
    'cooking-recipes',
    'stars-who-do-not-come',
    'brands-and-places-not-here',
    'software-support',
    'lottery-numbers',
  ],
]

/** Phrases of the library of concepts: those that mean a label, and the others, which mean none. */
export function conceptLessons(): Lesson[] {
  return languages.flatMap((language) =>
    readConcepts(language).flatMap(({ id, group, asked }) => {
      const label = labelOfConcept[id] ?? 'none'
      const isBeyond = group === BEYOND && !asksForMore.includes(id)
      if (label === 'none' && (isBeyond || ambiguous.includes(id))) return []
      return asked.map((message) => ({
        ...lesson({ language, message, label }, 'concepts'),
        weight: weightOfConcept,
      }))
    }),
  )
}

/** A number between 0 and 1, the same ones at every run. */
export function steadyRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

const random = steadyRandom(99)

function messageOf(expression: string, language: Language): string {
  const words = expression
    .trim()
    .split(/ +/)
    .filter((part) => part !== '...' && !(part.startsWith('||') && random() < 0.5))
    .map((part) => {
      const either = part.split('|').filter(Boolean)
      return (either[Math.floor(random() * either.length)] ?? '')
        .replaceAll('\\d+', '10')
        .replace(/\\\S+/g, '')
    })
  return words.join(isOfSigns(language) ? '' : ' ')
}

function lesson(
  { language, message, label }: { language: Language; message: string; label: string },
  source: string,
): Lesson {
  return { language, message, label, weight: 1, source, hasExpressions: true }
}

function read(file: string) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}
