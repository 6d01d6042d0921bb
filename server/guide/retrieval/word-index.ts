import type { Reading } from './analyze.ts'
import { createIndexBuilder, type InvertedIndex, openIndex, type PackedIndex } from './inverted-index.ts'
import { hashOf } from './phrase-features.ts'
import { hashed } from './terms.ts'

/** What share of some words, each given once, by their rarity, each owner's phrases hold; by the order of the owners. */
export type WordIndex = { score(terms: Iterable<string>): Float32Array; pack(): PackedIndex<number> }

// A word that stands in every phrase of an owner says hardly more than one that stands in three.
const saturation = 1.5

/** @param owners how often each word stands in the phrases of every owner (`bagOf`) */
export function createWordIndex(owners: Iterable<ReadonlyMap<number, number>>): WordIndex {
  const builder = createIndexBuilder(hashed)
  for (const bag of owners) builder.add(bag)
  return readable(builder.build(saturate))
}

/** Counts the words of phrases, each as a hash; where words are not divided, pairs of characters too. */
export function bagOf(phrases: readonly Reading[]): Map<number, number> {
  const bag = new Map<number, number>()
  for (const term of phrases.flatMap(termsOf).map(hashOf)) bag.set(term, (bag.get(term) ?? 0) + 1)
  return bag
}

function saturate(counts: Float32Array): void {
  counts.forEach((count, at) => {
    counts[at] = count / (count + saturation)
  })
}

/** A word index that was built before, here or in another thread. */
export function openWordIndex(packed: PackedIndex<number>): WordIndex {
  return readable(openIndex(packed, hashed))
}

function readable(index: InvertedIndex<number>): WordIndex {
  return {
    pack: () => index.pack(),
    score(terms) {
      const scores = new Float32Array(index.numbers())
      const size = index.size()
      let all = 0
      for (const named of terms) {
        const term = hashOf(named)
        const holders = index.frequency(term)
        const weight = Math.log(1 + (size - holders + 0.5) / (holders + 0.5))
        all += weight
        if (holders > 0) index.addTo(scores, term, weight)
      }
      for (let at = 0; all > 0 && at < scores.length; at++) scores[at] = (scores[at] ?? 0) / all
      return scores
    },
  }
}

/** The words of a text that say something and, where words are not divided, its pairs of characters. */
export function termsOf({ words, pairs }: Reading): string[] {
  const terms = words.flatMap((word) => (word.isStop ? [] : [word.term]))
  return [...terms, ...pairs]
}
