import type { Language } from '../../../contract/languages.ts'
import { gramsOf, meaningfulWords, type Word, wordsOf } from './analyze.ts'
import { createIndexBuilder, type InvertedIndex, openIndex, type PackedIndex } from './inverted-index.ts'
import type { Query } from './query.ts'

/** How near a question is to what each owner's phrases ask, by the order of the owners. */
export type PhraseIndex = { score(query: Query): Float32Array; pack(): PackedPhrases }

/** A phrase index as other threads may open it too. */
export type PackedPhrases = { index: PackedIndex; owners: Uint32Array; size: number }

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
export function createPhraseIndex(owners: readonly (readonly string[])[], language: Language): PhraseIndex {
  const builder = createIndexBuilder()
  const ownerOf: number[] = []
  owners.forEach((phrases, owner) => {
    for (const phrase of phrases) {
      builder.add(featuresOf(wordsOf(phrase, language), language))
      ownerOf.push(owner)
    }
  })
  const rarity = rarityOf(ownerOf.length)
  const index = builder.build((counts, frequencies) =>
    normalize(counts, (at) => rarity(frequencies[at] ?? 0)),
  )
  return readable(index, Uint32Array.from(ownerOf), owners.length)
}

/** A phrase index that was built before, here or in another thread. */
export function openPhraseIndex({ index, owners, size }: PackedPhrases): PhraseIndex {
  return readable(openIndex(index), owners, size)
}

function readable(index: InvertedIndex, owners: Uint32Array, size: number): PhraseIndex {
  const rarity = rarityOf(owners.length)
  return {
    score: (query) => nearestPerOwner(similaritiesOf(query, index, rarity), owners, size),
    pack: () => ({ index: index.pack(), owners, size }),
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

function nearestPerOwner(similarities: Float32Array, owners: Uint32Array, size: number): Float32Array {
  const nearest = new Float32Array(size)
  const second = new Float32Array(size)
  similarities.forEach((value, at) => {
    const owner = owners[at] ?? 0
    if (value > (nearest[owner] ?? 0)) {
      second[owner] = nearest[owner] ?? 0
      nearest[owner] = value
    } else if (value > (second[owner] ?? 0)) second[owner] = value
  })
  return nearest.map((value, owner) => value + runnerUpShare * (second[owner] ?? 0))
}
