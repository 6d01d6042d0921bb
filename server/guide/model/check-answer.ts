import { locales } from '../../../contract/languages.ts'
import type { ModelAnswer } from '../../providers/guide-model/port.ts'
import { type Evidence, saidBy, timesOf } from './evidence.ts'
import { areKnownFacts, type Facts, factsOf, knownFacts } from './facts.ts'
import { canBeIn } from './language-of.ts'
import { namesAreKnown } from './names.ts'
import { numberedPlacesAreKnown } from './numbered-places.ts'
import { isPlain } from './plain-text.ts'
import { folded, sentencesOf, tellingParts, wordsIn } from './words.ts'

/** Why an answer does not reach anybody. */
export type Objection =
  | 'empty'
  | 'too long'
  | 'not plain'
  | 'another language'
  | 'made-up fact'
  | 'made-up name'
  | 'tells its rules'
  | 'unknown source'
  | 'beside the point'

/** Three short sentences with room to breathe; Chinese and its neighbours say the same in half the characters. */
const LONGEST = { latin: 700, cjk: 350 }

/** Three are asked for. "p.m." sometimes splits one in two. */
const MOST_SENTENCES = 6

/** A greeting or a cheer needs no source, a statement of that length would. */
const LONGEST_CHEER = { latin: 90, cjk: 45 }

/** An answer of three sentences stands on no more; one that names everything as its source names nothing. */
const MOST_SOURCES = 12

const LONGEST_TOPIC = 90
const MOST_TOPICS = 3

/** So many words of the instructions in a row are no accident. */
const TELLTALE_WORDS = 6

/** Words that only somebody who reads out our request would say. */
const WIRE_WORDS = /sourceids|relatedtopics|\bgrounded\b|system prompt|\bjson\b|\bdata-[0-9a-f]{16}\b/iu

/** The checks of one answer, against what its request was given. */
export interface Checks {
  /** Looks at one sentence, or at several. */
  sentence(text: string, sourceIds: readonly string[]): Objection | undefined
  isTooLong(text: string): boolean
  /** Whether a text speaks of the entries it names. */
  isAnchored(text: string, sourceIds: readonly string[]): boolean
  /** Looks at everything that can only be seen at the end. */
  whole(answer: Omit<ModelAnswer, 'usage'>): Objection | undefined
  /** Those related topics that may be shown, three at most. */
  topics(topics: readonly string[]): string[]
}

/** Prepares the checks for one request. */
export function checksFor(evidence: Evidence): Checks {
  const { language, question } = evidence
  const isCjk = language === 'zh' || language === 'ja' || language === 'ko'
  const size = isCjk ? 'cjk' : 'latin'
  const { nearestIds } = evidence
  // What an answer may name stands in what it names as its source, or in what was found.
  const namesOfSources = remembered((ids) => {
    const givenIds = new Set([...nearestIds, ...ids])
    return [saidBy(evidence, givenIds), timesOf(evidence, givenIds), evidence.names].join('\n')
  })
  const rules = shingles(evidence.instructions)
  const asked = factsOf(question, language)
  const factsOfSources = remembered((ids) =>
    knownFacts(factsOf(saidBy(evidence, ids), language), factsOf(timesOf(evidence, ids), language)),
  )
  const partsOfSources = remembered((ids) => tellingParts(saidBy(evidence, ids)))
  const askedParts = tellingParts(question)

  const sentence = (text: string, sourceIds: readonly string[]): Objection | undefined => {
    if (sourceIds.some((id) => !evidence.entries.has(id))) return 'unknown source'
    if (sourceIds.length > MOST_SOURCES) return 'beside the point'
    const names = namesOfSources(sourceIds)
    if (!isPlain(text, names)) return 'not plain'
    if (WIRE_WORDS.test(text) || [...shingles(text)].some((words) => rules.has(words)))
      return 'tells its rules'
    if (!canBeIn(text, language, names)) return 'another language'
    const extra = new Set([1, sourceIds.length, ...harmless(asked)])
    if (!areKnownFacts(factsOf(text, language), factsOfSources(sourceIds), extra)) return 'made-up fact'
    if (!namesAreKnown(text, names, language) || !numberedPlacesAreKnown(text, names, language))
      return 'made-up name'
    return undefined
  }
  const isTooLong = (text: string) =>
    text.length > LONGEST[size] || sentencesOf(text, locales[language]).length > MOST_SENTENCES
  const isAnchored = (text: string, sourceIds: readonly string[]) => {
    const given = partsOfSources(sourceIds)
    return [...tellingParts(text)].some((part) => given.has(part))
  }
  /** A sentence without anchor is a short cheer, and does not just say what the question told it to say. */
  const isCheer = (text: string) => {
    const parts = tellingParts(text)
    const parroted = [...parts].filter((part) => askedParts.has(part)).length
    return text.length <= LONGEST_CHEER[size] && (parts.size < 2 || parroted * 2 <= parts.size)
  }
  const whole = ({ answer, sourceIds, grounded }: Omit<ModelAnswer, 'usage'>): Objection | undefined => {
    if (answer.trim() === '') return 'empty'
    if (isTooLong(answer)) return 'too long'
    if (grounded && sourceIds.length === 0) return 'unknown source'
    const objection = sentence(answer, sourceIds)
    if (objection || !grounded) return objection
    const [anchored, loose] = split(sentencesOf(answer, locales[language]), (text) =>
      isAnchored(text, sourceIds),
    )
    return anchored.length > 0 && loose.length <= 2 && loose.every(isCheer) ? undefined : 'beside the point'
  }
  const topics = (given: readonly string[]) =>
    [...new Set(given.map((topic) => topic.trim()))]
      .filter(
        (topic) => topic.length > 0 && topic.length <= LONGEST_TOPIC && folded(topic) !== folded(question),
      )
      .filter((topic) => sentence(topic, nearestIds) === undefined && isAnchored(topic, nearestIds))
      .slice(0, MOST_TOPICS)
  return { sentence, isTooLong, isAnchored, whole, topics }
}

/** Numbers of the question may come back in the answer, but not as hours or prices: those must be known. */
function harmless(asked: Facts): number[] {
  return [...asked.numbers].filter((number) => !asked.bareHours.has(number))
}

function shingles(text: string): Set<string> {
  const words = wordsIn(text).map(folded)
  return new Set(
    words
      .slice(0, Math.max(0, words.length - TELLTALE_WORDS + 1))
      .map((_, at) => words.slice(at, at + TELLTALE_WORDS).join(' ')),
  )
}

function split<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

/** While an answer streams, the same sources are looked up at every sentence. */
function remembered<Value>(make: (ids: readonly string[]) => Value): (ids: readonly string[]) => Value {
  let last: { key: string; value: Value } | undefined
  return (ids) => {
    const key = ids.join('\n')
    if (last?.key !== key) last = { key, value: make(ids) }
    return last.value
  }
}
