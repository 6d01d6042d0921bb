import type { Language } from '../../../contract/languages.ts'
import type { Understanding } from '../../concepts/index.ts'
import { writtenWithoutSpaces } from './analyze.ts'
import { best } from './best.ts'
import { conceptIndexOf } from './concept-index.ts'
import { createConceptRanker, type NearestConcept } from './concept-ranker.ts'
import type { KnowledgeEntry } from './entry.ts'
import { createFieldRankerBuilder } from './field-ranker.ts'
import { type LearntOf, seldomAnsweredIn } from './learnt.ts'
import { createNotAnswered, hasNotAnswered, isNotAnswered } from './not-answered.ts'
import { createPhraseIndexBuilder } from './phrase-index.ts'
import { readQuery } from './query.ts'
import { createEntryReader } from './read-entry.ts'
import { createRelatives } from './relatives.ts'
import { type Signals, signalsOf } from './signals.ts'
import { createTopicRankerBuilder, type Topics } from './topic-ranker.ts'

/** Parts of the ranking that can be left out, to measure what each carries. */
export type RankingParts = {
  phrases: boolean
  concepts: boolean
  topics: boolean
  fields: boolean
  synonyms: boolean
  typos: boolean
  pairs: boolean
}

export const everyPart: RankingParts = {
  phrases: true,
  concepts: true,
  topics: true,
  fields: true,
  synonyms: true,
  typos: true,
  pairs: true,
}

/** Entries of one language, ranked against questions of that language. */
export type LanguageIndex = {
  /**
   * The best entries by position.
   * @param favour a factor per entry that a question about a moment may set
   * @param nearest positions of the entries whose vectors are nearest, best first: they change the order, and not the
   *   signals by which the guide refuses
   */
  rank(
    question: string,
    favour?: (position: number) => number,
    nearest?: readonly number[],
  ): {
    order: number[]
    scores: Float32Array
    /** Of the entry that words, phrases and concepts alone put first; they find none where `isFound` is false. */
    signals: Signals
    isFound: boolean
    /** The concept that the question is nearest to. */
    nearestConcept: NearestConcept
  }
  /** What the entries speak of in English, beside which their translations are read; nothing in any other language. */
  topics: Topics | undefined
  /** Takes the last one of its entries, which has just joined them. */
  add(entry: KnowledgeEntry): void
  /** Never finds the entries at these positions again; each is retired once. */
  retire(positions: ReadonlySet<number>): void
}

// Field scores grow with the number of words; per word they stay near the similarity of phrases.
const fieldShare = 1
// How people ask for what an entry is about says less where it is written down how they ask for the entry itself.
const conceptShares = { asWritten: 2, prepared: 0.6 }
const phraseShares = { asWritten: 1, prepared: 2 }
const topicShare = 1.6
// As many as a language model may choose from; what is found without one are the first of them.
const longestList = 80

/** How much the nearest vector adds, and after how many places half of that. */
export type VectorWeight = { share: number; half: number }

// Cosines of one model say little beside those of another, so their order alone counts. Chosen with rankers of known
// quality (docs/decisions/0041-vectors-of-entries.md).
const usualVectors: VectorWeight = { share: 0.5, half: 2 }

function byVector(place: number, { share, half }: VectorWeight): number {
  return (share * half) / (half + place)
}

/** What an index is built with beside its entries; what is left out is as usual. */
export type LanguageOptions = {
  parts?: RankingParts | undefined
  vectors?: VectorWeight | undefined
  /** What the entries speak of in English, for another language. */
  english?: Topics | undefined
  learnt?: LearntOf | undefined
}

/**
 * Builds the rankers and fuses them linearly: fields per word, similarity to phrases, concepts and topics, places by
 * vectors.
 */
export function createLanguageIndex(
  entries: readonly KnowledgeEntry[],
  understand: (entry: KnowledgeEntry) => Understanding,
  language: Language,
  { parts = everyPart, vectors = usualVectors, english, learnt }: LanguageOptions = {},
): LanguageIndex {
  const withPairs = parts.pairs && writtenWithoutSpaces.includes(language)
  const library = conceptIndexOf(language, learnt)
  const seldom = seldomAnsweredIn(language, learnt)
  const read = createEntryReader(language)
  const builders = {
    fields: createFieldRankerBuilder(withPairs),
    topics: createTopicRankerBuilder(library, english),
    phrases: createPhraseIndexBuilder(language),
  }
  const concepts = createConceptRanker(language)
  const notAnswered = createNotAnswered(language)
  const isPrepared = (entry?: KnowledgeEntry) => (entry?.askedAs[language]?.length ?? 0) > 0
  // Of the entries that are not retired.
  const counts = { all: entries.length, prepared: entries.filter(isPrepared).length }
  const count = (entry: KnowledgeEntry | undefined, more: 1 | -1) => {
    counts.all += more
    if (isPrepared(entry)) counts.prepared += more
  }
  for (const entry of entries) {
    const reading = read(entry)
    concepts.add(understand(entry))
    notAnswered.add(entry, reading.asked)
    builders.fields.add(reading)
    builders.topics.add(reading)
    builders.phrases.add([reading.title, ...reading.asked])
  }
  const fields = builders.fields.build((index) => createRelatives(index, language, parts))
  const topics = builders.topics.build()
  const phrases = builders.phrases.build()
  return {
    topics: topics.topics,
    add(entry) {
      const reading = createEntryReader(language)(entry)
      count(entry, 1)
      notAnswered.add(entry, reading.asked)
      concepts.add(understand(entry))
      fields.add(reading)
      topics.add(reading)
      phrases.add([reading.title, ...reading.asked])
    },
    retire(positions) {
      for (const at of positions) {
        const entry = entries[at]
        count(entry, -1)
        if (entry) notAnswered.retire(entry)
      }
      for (const ranker of [fields, topics, phrases, concepts]) ranker.retire(positions)
    },
    rank(question, favour = () => 1, nearest = []) {
      const query = readQuery(question, language)
      const words = Math.max(1, query.meaningful.length)
      const preparedShare = counts.prepared / Math.max(1, counts.all)
      const between = ({ asWritten, prepared }: { asWritten: number; prepared: number }) =>
        prepared * preparedShare + asWritten * (1 - preparedShare)
      const conceptShare = between(conceptShares)
      const phraseShare = between(phraseShares)
      const field = fields.score(query)
      const phrase = phrases.score(query)
      const { near, shares } = library.score(query)
      const concept = concepts.score(near)
      const topic = topics.score(shares)
      const scores = new Float32Array(entries.length)
      for (let at = 0; at < scores.length; at++) {
        const byField = parts.fields ? (fieldShare * (field.scores[at] ?? 0)) / words : 0
        const byPhrase = parts.phrases ? phraseShare * (phrase[at] ?? 0) : 0
        const byConcept = parts.concepts ? conceptShare * (concept.scores[at] ?? 0) : 0
        const byTopic = parts.topics ? topicShare * (topic[at] ?? 0) : 0
        scores[at] = (byField + byPhrase + byConcept + byTopic) * favour(at)
      }
      const order = best(scores, longestList)
      const ranked = { query, order, scores, field, phrase, topic, near, concept }
      const top = entries[order[0] ?? 0]
      const known = {
        isPrepared: isPrepared(top),
        knowsNotAnswered: hasNotAnswered(top, language),
        notAnswered: hasNotAnswered(top, language) ? notAnswered.scoreOf(query.features) : 0,
        seldomAnswered: seldom.scoreOf(query.features),
        isNotAnswered: isNotAnswered(top, question, language),
      }
      const signals = signalsOf(ranked, known, concepts, library)
      const { nearestConcept } = concept
      const isFound = order.length > 0
      if (nearest.length === 0) return { order, scores, signals, isFound, nearestConcept }
      nearest.forEach((at, place) => {
        scores[at] = (scores[at] ?? 0) + byVector(place, vectors) * favour(at)
      })
      return { order: best(scores, longestList), scores, signals, isFound, nearestConcept }
    },
  }
}
