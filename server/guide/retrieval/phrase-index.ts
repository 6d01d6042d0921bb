import type { Language } from '../../../contract/languages.ts'
import type { Reading } from './analyze.ts'
import {
  createIndexBuilder,
  type GrowingIndex,
  type InvertedIndex,
  openIndex,
  type PackedIndex,
  type Weigh,
} from './inverted-index.ts'
import { createNumbers, type Numbers } from './numbers.ts'
import { createPhraseFeatures, normalize, rarityOf } from './phrase-features.ts'
import type { Query } from './query.ts'
import { hashed } from './terms.ts'

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
export type PackedPhrases = { index: PackedIndex<number>; owners: Uint32Array; size: number }

const runnerUpShare = 0.25

/** Takes the phrases of one owner after the other. */
export type PhraseIndexBuilder = { add(phrases: readonly Reading[]): void; build(): GrowingPhrases }

/** Compares by TF-IDF cosine over words, their pieces and pairs: the nearest phrase decides, the second helps. */
export function createPhraseIndexBuilder(language: Language): PhraseIndexBuilder {
  const builder = createIndexBuilder(hashed)
  const ownerOf = createNumbers(Uint32Array)
  const featuresOf = createPhraseFeatures(language)
  let owners = 0
  return {
    add(phrases) {
      for (const { words } of phrases) {
        builder.add(featuresOf(words))
        ownerOf.push(owners)
      }
      owners += 1
    },
    build() {
      return growing(builder.build(weigh), ownerOf, owners, language)
    },
  }
}

/** A phrase index that was built before, here or in another thread. */
export function openPhraseIndex({ index, owners, size }: PackedPhrases): PhraseIndex {
  const opened = openIndex(index, hashed)
  return {
    score: (query) => nearestPerOwner(similaritiesOf(query, opened), owners, size),
    pack: () => ({ index, owners, size }),
  }
}

function growing(
  index: GrowingIndex<number>,
  ownerOf: Numbers<Uint32Array>,
  first: number,
  language: Language,
): GrowingPhrases {
  let owners = first
  return {
    score: (query) => nearestPerOwner(similaritiesOf(query, index), ownerOf.all(), owners),
    pack: () => ({ index: index.pack(), owners: ownerOf.all(), size: owners }),
    add(phrases) {
      const featuresOf = createPhraseFeatures(language)
      for (const { words } of phrases) {
        index.append(featuresOf(words))
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

// It stands outside of the builder: the index keeps it, and would keep all that the builder has collected with it.
const weigh: Weigh = (counts, frequencies, size) => {
  normalize(counts, (at) => rarityOf(frequencies[at] ?? 0, size))
}

function similaritiesOf(query: Query, index: InvertedIndex<number>): Float32Array {
  const similarities = new Float32Array(index.numbers())
  const features = [...query.features.keys()]
  const vector = Float32Array.from(query.features.values())
  normalize(vector, (at) => rarityOf(index.frequency(features[at] ?? 0), index.size()))
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
