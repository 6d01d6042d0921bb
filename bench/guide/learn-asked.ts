import { createHash } from 'node:crypto'
import type { Language } from '../../contract/languages.ts'
import { BEYOND, readConcepts } from '../../server/concepts/index.ts'
import { createReader, type Reading } from '../../server/guide/retrieval/analyze.ts'
import type { Learnt, LearntOf, WordsAsked } from '../../server/guide/retrieval/learnt.ts'
import { createPhraseFeatures } from '../../server/guide/retrieval/phrase-features.ts'
import {
  type ClassifiedText,
  createTextClassifier,
  featuresOf,
  packTexts,
} from '../../server/guide/retrieval/text-classifier.ts'
import { bagOf } from '../../server/guide/retrieval/word-index.ts'
import { type Event, readEvents } from './events.ts'
import type { Festival } from './festivals.ts'

/** What is asked at an event in one language: the words of each entry's phrases, and every text as it is classified. */
type Asked = { bags: Map<number, number>[]; texts: ClassifiedText[] }

const learning = { buckets: 1 << 16, rounds: 4, ridge: 5 }
// A question to the event as a whole is asked as visitors ask, and not of an entry.
const weightOfQuestion = 20
// What the library of concepts says that no festival is asked to answer; all of it would count for more than what is asked at one.
const weightOfBeyond = 0.3
// So many parts are the festivals divided in: the confidence is fitted on what was not learnt from.
const GROUPS = 4

const read = new WeakMap<Event, Map<Language, Asked>>()
const events = readEvents()
const asEvents = new WeakMap<Festival, Event>()
const kept = new Map<string, LearntOf>()
const ofBeyond = new Map<Language, ClassifiedText[]>()

/** Learns in one language from what is asked at these festivals, and at all events that are there for nothing else. */
export function learnFrom(festivals: readonly Festival[], language: Language): Learnt {
  const asked = eventsWith(festivals).map((event) => askedAt(event, language))
  const classifier = createTextClassifier(learning)
  const texts = [...asked.flatMap((event) => event.texts), ...beyond(language)]
  classifier.add(texts.map(fresh))
  return {
    of: fingerprintOf(festivals, language),
    asked: packBags(asked.flatMap(({ bags }) => bags)),
    classifier: classifier.pack(),
  }
}

/** A hash of what is learnt from. */
export function fingerprintOf(festivals: readonly Festival[], language: Language): string {
  const all = eventsWith(festivals).map(({ entries, questions }) => [
    entries.map(({ askedAs, notAnswered }) => [askedAs[language], notAnswered?.[language]]),
    questions.filter((asked) => asked.language === language),
  ])
  const further = readConcepts(language).filter(({ group }) => group === BEYOND)
  return createHash('sha256')
    .update(JSON.stringify([all, further]))
    .digest('hex')
}

/**
 * What is learnt of all festivals that teach, but for those of some groups. Undefined where these are none: that is what comes
 * with the guide.
 */
export function learntWithout(
  festivals: readonly Festival[],
  without: readonly number[],
): LearntOf | undefined {
  if (without.length === 0) return undefined
  const key = [...new Set(without)].sort().join()
  const known =
    kept.get(key) ?? remembering(teaching(festivals).filter((_, at) => !without.includes(at % GROUPS)))
  kept.set(key, known)
  return known
}

/** The group of a festival that teaches; none of any other. */
export function groupsOf(festival: Festival | undefined, festivals: readonly Festival[]): number[] {
  const at = festival ? teaching(festivals).indexOf(festival) : -1
  return at < 0 ? [] : [at % GROUPS]
}

/** The festivals that the guide may learn from. */
export function teaching(festivals: readonly Festival[]): Festival[] {
  return festivals.filter(({ teaches }) => teaches)
}

function remembering(festivals: readonly Festival[]): LearntOf {
  const learnt = new Map<Language, Learnt>()
  return (language) => {
    const known = learnt.get(language) ?? learnFrom(festivals, language)
    learnt.set(language, known)
    return known
  }
}

function eventsWith(festivals: readonly Festival[]): Event[] {
  return [...festivals.map(asEvent), ...events]
}

function asEvent(festival: Festival): Event {
  const known = asEvents.get(festival) ?? {
    entries: festival.prepared ?? [],
    questions: festival.sets.flatMap(([, questions]) => questions),
  }
  asEvents.set(festival, known)
  return known
}

function askedAt(event: Event, language: Language): Asked {
  const ofLanguages = read.get(event) ?? new Map<Language, Asked>()
  read.set(event, ofLanguages)
  const known = ofLanguages.get(language) ?? readAsked(event, language)
  ofLanguages.set(language, known)
  return known
}

function beyond(language: Language): ClassifiedText[] {
  const known = ofBeyond.get(language)
  if (known) return known
  const reader = createReader(language)
  const textOf = textReader(language)
  const texts = packTexts(
    readConcepts(language)
      .filter(({ group }) => group === BEYOND)
      .flatMap(({ asked }) => asked.map((question) => textOf(reader(question), false, weightOfBeyond))),
    learning.buckets,
  )
  ofBeyond.set(language, texts)
  return texts
}

function textReader(language: Language) {
  const countsOf = createPhraseFeatures(language)
  return ({ words }: Reading, isAnswered: boolean, weight: number) => ({
    isAnswered,
    weight,
    counts: countsOf(words),
  })
}

function readAsked({ entries, questions }: Event, language: Language): Asked {
  const reader = createReader(language)
  const textOf = textReader(language)
  const asked = entries.map((entry) => (entry.askedAs[language] ?? []).map(reader))
  return {
    bags: asked.map(bagOf),
    texts: packTexts(
      [
        ...asked.flat().map((reading) => textOf(reading, true, 1)),
        ...entries
          .flatMap((entry) => entry.notAnswered?.[language] ?? [])
          .map((question) => textOf(reader(question), false, 1)),
        ...questions
          .filter((question) => question.language === language)
          .map(({ question, kind }) => textOf(reader(question), kind === 'answerable', weightOfQuestion)),
      ],
      learning.buckets,
    ),
  }
}

// A classifier keeps the texts that it is given, and changes them.
function fresh(text: ClassifiedText): ClassifiedText {
  const { buckets, values } = featuresOf(text)
  return { ...text, features: { buckets, values: values.slice() }, from: 0, to: values.length }
}

function packBags(bags: readonly ReadonlyMap<number, number>[]): WordsAsked {
  const numbers = new Map<number, number>()
  const lists: number[] = []
  const counts: number[] = []
  const ends = bags.map((bag) => {
    for (const [term, count] of bag) {
      const number = numbers.get(term) ?? numbers.size
      numbers.set(term, number)
      lists.push(number)
      counts.push(count)
    }
    return lists.length
  })
  if (numbers.size > 0x10000) throw new Error('There are more words than numbers of two bytes.')
  return {
    terms: Int32Array.from(numbers.keys()),
    lists: Uint16Array.from(lists),
    counts: Uint8Array.from(counts, (count) => Math.min(count, 0xff)),
    ends: Uint32Array.from(ends),
  }
}
