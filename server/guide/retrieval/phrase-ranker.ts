import type { Language } from '../../../contract/languages.ts'
import { gramsOf, meaningfulWords, type Word, wordsOf } from './analyze.ts'
import { type KnowledgeEntry, textOf } from './entry.ts'
import { type InvertedIndex, invert } from './inverted-index.ts'
import type { Query } from './query.ts'

/** Similarity of a question to the phrases of every entry, and to what people ask that no festival answers. */
export type PhraseRanker = { score(query: Query): { scores: Float32Array; beyond: number } }

type Phrase = { owner: number; text: string }

const gramSizes: Record<Language, readonly number[]> = {
  en: [3, 4],
  es: [3, 4],
  fr: [3, 4],
  de: [3, 4],
  zh: [1, 2],
  ja: [1, 2],
  ko: [1, 2],
}
const wordWeight = 2
const runnerUpShare = 0.25
const nobody = -1

/** Compares by TF-IDF cosine over pieces of words and whole words: the nearest phrase decides, the second helps. */
export function createPhraseRanker(
  entries: readonly KnowledgeEntry[],
  language: Language,
  beyond: readonly string[],
): PhraseRanker {
  const phrases = phrasesOf(entries, language, beyond)
  const bags = phrases.map((phrase) => featuresOf(wordsOf(phrase.text, language), language))
  const rarity = rarityOf(bags)
  const index = invert(bags.map((bag) => normalized(bag, rarity)))
  return {
    score(query) {
      const similarities = similaritiesOf(query, index, rarity)
      return nearestPerEntry(similarities, phrases, entries.length)
    },
  }
}

function phrasesOf(
  entries: readonly KnowledgeEntry[],
  language: Language,
  beyond: readonly string[],
): Phrase[] {
  const own = entries.flatMap((entry, owner) =>
    [textOf(entry, language).title, ...(entry.askedAs[language] ?? [])].map((text) => ({ owner, text })),
  )
  return [...own, ...beyond.map((text) => ({ owner: nobody, text }))]
}

function featuresOf(words: Word[], language: Language): Map<string, number> {
  const kept = meaningfulWords(words)
  const features = gramsOf(kept, gramSizes[language])
  for (const word of kept) features.set(`=${word.term}`, wordWeight * word.share)
  return features
}

type Rarity = (feature: string) => number

function rarityOf(bags: Map<string, number>[]): Rarity {
  const holders = new Map<string, number>()
  for (const bag of bags)
    for (const feature of bag.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1)
  return (feature) => Math.log((bags.length + 1) / ((holders.get(feature) ?? 0) + 0.5))
}

function normalized(bag: Map<string, number>, rarity: Rarity): Map<string, number> {
  let square = 0
  const weighted = new Map<string, number>()
  for (const [feature, count] of bag) {
    const weight = Math.min(count, 1 + Math.log(Math.max(1, count))) * rarity(feature)
    weighted.set(feature, weight)
    square += weight * weight
  }
  const length = Math.sqrt(square) || 1
  for (const [feature, weight] of weighted) weighted.set(feature, weight / length)
  return weighted
}

function similaritiesOf(query: Query, index: InvertedIndex, rarity: Rarity): Float32Array {
  const similarities = new Float32Array(index.size)
  const vector = normalized(featuresOf(query.words, query.language), rarity)
  for (const [feature, weight] of vector) index.addTo(similarities, feature, weight)
  return similarities
}

function nearestPerEntry(similarities: Float32Array, phrases: Phrase[], size: number) {
  const nearest = new Float32Array(size)
  const second = new Float32Array(size)
  let beyond = 0
  phrases.forEach(({ owner }, at) => {
    const value = similarities[at] ?? 0
    if (owner === nobody) beyond = Math.max(beyond, value)
    else if (value > (nearest[owner] ?? 0)) {
      second[owner] = nearest[owner] ?? 0
      nearest[owner] = value
    } else if (value > (second[owner] ?? 0)) second[owner] = value
  })
  const scores = nearest.map((value, owner) => value + runnerUpShare * (second[owner] ?? 0))
  return { scores, beyond }
}
