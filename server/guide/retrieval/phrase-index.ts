import type { Language } from '../../../contract/languages.ts'
import { gramsOf, meaningfulWords, type Reading, type Word } from './analyze.ts'
import {
  createIndexBuilder,
  type GrowingIndex,
  type InvertedIndex,
  openIndex,
  type PackedIndex,
  type Weigh,
} from './inverted-index.ts'
import { createNumbers, type Numbers } from './numbers.ts'
import type { Query } from './query.ts'

/** How near a question is to what each owner's phrases ask, by the order of the owners. */
export type PhraseIndex = { score(query: Query): Float32Array; pack(): PackedPhrases }

/** A phrase index that follows changes. */
export type GrowingPhrases = PhraseIndex & {
  /** Takes the phrases of one more owner, behind all others. */
  add(phrases: readonly Reading[]): void
  /** Takes out what these owners had. */
  retire(owners: ReadonlySet<number>): void
}

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

/** Takes the phrases of one owner after the other. */
export type PhraseIndexBuilder = { add(phrases: readonly Reading[]): void; build(): GrowingPhrases }

/** Compares by TF-IDF cosine over pieces of words and whole words: the nearest phrase decides, the second helps. */
export function createPhraseIndexBuilder(language: Language): PhraseIndexBuilder {
  const builder = createIndexBuilder()
  const ownerOf = createNumbers(Uint32Array)
  const pieces = new Map<string, Pieces>()
  const piecesOf: PiecesOf = (word) => {
    const before = pieces.get(word.folded)
    if (before) return before
    const cut = piecesIn(language)(word)
    pieces.set(word.folded, cut)
    return cut
  }
  let owners = 0
  return {
    add(phrases) {
      for (const { words } of phrases) {
        builder.add(featuresOf(words, piecesOf))
        ownerOf.push(owners)
      }
      owners += 1
    },
    build() {
      return growing(builder.build(weigh), ownerOf, owners, piecesIn(language))
    },
  }
}

/** A phrase index that was built before, here or in another thread. */
export function openPhraseIndex({ index, owners, size }: PackedPhrases): PhraseIndex {
  const opened = openIndex(index)
  return {
    score: (query) => nearestPerOwner(similaritiesOf(query, opened), owners, size),
    pack: () => ({ index, owners, size }),
  }
}

function growing(
  index: GrowingIndex,
  ownerOf: Numbers<Uint32Array>,
  first: number,
  piecesOf: PiecesOf,
): GrowingPhrases {
  let owners = first
  return {
    score: (query) => nearestPerOwner(similaritiesOf(query, index), ownerOf.all(), owners),
    pack: () => ({ index: index.pack(), owners: ownerOf.all(), size: owners }),
    add(phrases) {
      for (const { words } of phrases) {
        index.append(featuresOf(words, piecesOf))
        ownerOf.push(owners)
      }
      owners += 1
    },
    retire(those) {
      const phrases = new Set<number>()
      ownerOf.all().forEach((owner, at) => {
        if (those.has(owner)) phrases.add(at)
      })
      index.retire(phrases)
    },
  }
}

/** What a word is compared by: itself, as a term of its own, and its pieces. */
type Pieces = { whole: string; grams: readonly string[] }
type PiecesOf = (word: Word) => Pieces

function piecesIn(language: Language): PiecesOf {
  return (word) => ({ whole: `=${word.term}`, grams: gramsOf(word, gramSizes[language]) })
}

function featuresOf(words: readonly Word[], piecesOf: PiecesOf): Map<string, number> {
  const features = new Map<string, number>()
  for (const word of meaningfulWords(words)) {
    const { whole, grams } = piecesOf(word)
    features.set(whole, wordWeight * word.share)
    for (const gram of grams) features.set(gram, (features.get(gram) ?? 0) + word.share)
  }
  return features
}

type Rarity = (holders: number) => number

function rarityOf(size: number): Rarity {
  return (holders) => Math.log((size + 1) / (holders + 0.5))
}

// It stands outside of the builder: the index keeps it, and would keep all that the builder has collected with it.
const weigh: Weigh = (counts, frequencies, size) => {
  const rarity = rarityOf(size)
  normalize(counts, (at) => rarity(frequencies[at] ?? 0))
}

// A vector of length one; what repeats within a phrase weighs hardly more than what stands there once.
function normalize(counts: Float32Array, rarity: (at: number) => number): void {
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

function similaritiesOf(query: Query, index: InvertedIndex): Float32Array {
  const rarity = rarityOf(index.size())
  const similarities = new Float32Array(index.numbers())
  const bag = featuresOf(query.words, piecesIn(query.language))
  const features = [...bag.keys()]
  const vector = Float32Array.from(bag.values())
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
