import type { Language } from '../../../contract/languages.ts'
import { gramsOf, meaningfulWords, type Word, wordsOf } from './analyze.ts'
import { type KnowledgeEntry, textOf } from './entry.ts'
import { createIndexBuilder, type InvertedIndex } from './inverted-index.ts'
import type { Query } from './query.ts'

/** Similarity of a question to the phrases of every entry, and to what people ask that no festival answers. */
export type PhraseRanker = { score(query: Query): { scores: Float32Array; beyond: number } }

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

/** Compares by TF-IDF cosine over pieces of words and whole words: the nearest phrase decides, the second helps. */
export function createPhraseRanker(
  entries: readonly KnowledgeEntry[],
  language: Language,
  beyond: readonly string[],
): PhraseRanker {
  const builder = createIndexBuilder()
  const add = (text: string) => builder.add(featuresOf(wordsOf(text, language), language))
  const owners: number[] = []
  entries.forEach((entry, owner) => {
    for (const text of [textOf(entry, language).title, ...(entry.askedAs[language] ?? [])]) {
      add(text)
      owners.push(owner)
    }
  })
  const own = Uint32Array.from(owners)
  for (const text of beyond) add(text)
  const rarity = rarityOf(own.length + beyond.length)
  const index = builder.build((counts, frequencies) =>
    normalize(counts, (at) => rarity(frequencies[at] ?? 0)),
  )
  return {
    score: (query) => nearestPerEntry(similaritiesOf(query, index, rarity), own, entries.length),
  }
}

function featuresOf(words: Word[], language: Language): Map<string, number> {
  const kept = meaningfulWords(words)
  const features = gramsOf(kept, gramSizes[language])
  for (const word of kept) features.set(`=${word.term}`, wordWeight * word.share)
  return features
}

type Rarity = (holders: number) => number

function rarityOf(size: number): Rarity {
  return (holders) => Math.log((size + 1) / (holders + 0.5))
}

// A vector of length one; what repeats within a phrase weighs hardly more than what stands there once.
function normalize(counts: Float64Array, rarity: (at: number) => number): void {
  let square = 0
  counts.forEach((count, at) => {
    const weight = Math.min(count, 1 + Math.log(Math.max(1, count))) * rarity(at)
    counts[at] = weight
    square += weight * weight
  })
  const length = Math.sqrt(square) || 1
  counts.forEach((weight, at) => {
    counts[at] = weight / length
  })
}

function similaritiesOf(query: Query, index: InvertedIndex, rarity: Rarity): Float32Array {
  const similarities = new Float32Array(index.size)
  const bag = featuresOf(query.words, query.language)
  const features = [...bag.keys()]
  const vector = Float64Array.from(bag.values())
  normalize(vector, (at) => rarity(index.frequency(features[at] ?? '')))
  features.forEach((feature, at) => {
    index.addTo(similarities, feature, vector[at] ?? 0)
  })
  return similarities
}

// The phrases of the entries come first, in the order of their owners; behind them stand those from beyond.
function nearestPerEntry(similarities: Float32Array, owners: Uint32Array, size: number) {
  const nearest = new Float32Array(size)
  const second = new Float32Array(size)
  let beyond = 0
  similarities.forEach((value, at) => {
    const owner = owners[at]
    if (owner === undefined) beyond = Math.max(beyond, value)
    else if (value > (nearest[owner] ?? 0)) {
      second[owner] = nearest[owner] ?? 0
      nearest[owner] = value
    } else if (value > (second[owner] ?? 0)) second[owner] = value
  })
  const scores = nearest.map((value, owner) => value + runnerUpShare * (second[owner] ?? 0))
  return { scores, beyond }
}
