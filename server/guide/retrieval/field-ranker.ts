import { bigramsOf, type Reading } from './analyze.ts'
import { createIndexBuilder, type GrowingIndex, type InvertedIndex, type Weigh } from './inverted-index.ts'
import type { Query } from './query.ts'
import type { EntryReading } from './read-entry.ts'
import type { Relatives } from './relatives.ts'
import { named } from './terms.ts'

/** How well one word of the question is met: its weight in the language, whether any entry knows it, and the best variant per entry. */
export type WordMatch = { importance: number; isKnown: boolean; met: (document: number) => number }

/** BM25F over the fields of every entry in one language. */
export type FieldRanker = {
  score(query: Query): { scores: Float32Array; matches: WordMatch[] }
  /** Takes one more entry, behind all others. */
  add(entry: EntryReading): void
  /** Takes out the entries at these positions. */
  retire(positions: ReadonlySet<number>): void
}

// Weights found with `node bench/guide.ts`. Phrases weigh little here, because the phrase ranker reads them whole.
const fieldWeights = { title: 4, asked: 0.7, tags: 2, location: 1, description: 1.5, english: 0.5 }
const lengthPenalty = 0.4
const saturation = 0.7
const bigramShare = 0.35
const pairShare = 0.8
// From this share of the best possible impact on, a word counts as met.
const fullyMet = 0.4

type Bag = Map<string, number>

/** Takes one entry after the other; texts in English stand behind the translated ones at a lower weight. */
export type FieldRankerBuilder = {
  add(entry: EntryReading): void
  build(relatives: (index: InvertedIndex) => Relatives): FieldRanker
}

/** @param withPairs whether words are met by their pairs of characters too */
export function createFieldRankerBuilder(withPairs: boolean): FieldRankerBuilder {
  const builder = createIndexBuilder(named)
  let length = 0
  let entries = 0
  return {
    add(entry) {
      const bag = bagOf(entry, withPairs)
      length += sumOf(bag.values())
      entries += 1
      builder.add(bag)
    },
    build(relatives) {
      const index = builder.build(saturate(length / Math.max(1, entries)))
      return ranked(index, relatives(index), withPairs)
    },
  }
}

function ranked(index: GrowingIndex, kin: Relatives, withPairs: boolean): FieldRanker {
  return {
    retire: index.retire,
    add(entry) {
      const bag = bagOf(entry, withPairs)
      kin.learn(bag.keys())
      index.append(bag)
    },
    score(query) {
      const scores = new Float32Array(index.numbers())
      const matches = query.meaningful.map((word) => {
        const match = addWord(scores, index, kin.of(word), word.share)
        return withPairs ? metByPairs(match, index, bigramsOf(word.folded, query.language)) : match
      })
      if (withPairs) {
        for (const pair of query.bigrams) index.addTo(scores, pair, idf(index, pair) * bigramShare)
      }
      return { scores, matches }
    },
  }
}

// A word counts once, by its best variant, however many synonyms of it an entry happens to hold.
function addWord(
  scores: Float32Array,
  index: InvertedIndex,
  variants: Map<string, number>,
  share: number,
): WordMatch {
  const best = new Map<number, number>()
  let importance = 0
  for (const [term, closeness] of variants) {
    const weight = idf(index, term)
    importance = Math.max(importance, closeness === 1 ? weight : 0)
    index.each(term, (document, impact) => {
      const value = closeness * weight * impact
      if (value > (best.get(document) ?? 0)) best.set(document, value)
    })
  }
  for (const [document, value] of best) scores[document] = (scores[document] ?? 0) + share * value
  const full = importance || idf(index, '')
  return {
    importance: full * share,
    isKnown: best.size > 0,
    met: (document) => Math.min(1, (best.get(document) ?? 0) / (full * fullyMet)),
  }
}

// A word that is cut or inflected differently is still met if its pairs of characters are there.
function metByPairs(match: WordMatch, index: InvertedIndex, pairs: string[]): WordMatch {
  if (pairs.length === 0) return match
  const share = (document: number) =>
    pairs.filter((pair) => index.holds(pair, document)).length / pairs.length
  const isKnown = match.isKnown || pairs.some((pair) => index.has(pair))
  return { ...match, isKnown, met: (document) => Math.max(match.met(document), pairShare * share(document)) }
}

function idf(index: InvertedIndex, term: string): number {
  const holders = index.frequency(term)
  return Math.log(1 + (index.size() - holders + 0.5) / (holders + 0.5))
}

function bagOf(
  { title, description, tags, location, asked, english }: EntryReading,
  withPairs: boolean,
): Bag {
  const bag: Bag = new Map()
  const add = ({ words, pairs }: Reading, weight: number) => {
    for (const word of words) if (!word.isStop) bag.set(word.term, (bag.get(word.term) ?? 0) + weight)
    if (withPairs) for (const pair of pairs) bag.set(pair, (bag.get(pair) ?? 0) + weight)
  }
  add(title, fieldWeights.title)
  add(description, fieldWeights.description)
  add(tags, fieldWeights.tags)
  add(location, fieldWeights.location)
  for (const phrase of asked) add(phrase, fieldWeights.asked)
  if (english) add(english, fieldWeights.english)
  return bag
}

// A word that stands in an entry often says hardly more than one that stands there twice, and less in a long entry.
function saturate(average: number): Weigh {
  return (counts) => {
    const norm = saturation * (1 - lengthPenalty + (lengthPenalty * sumOf(counts)) / Math.max(1, average))
    counts.forEach((count, at) => {
      counts[at] = count / (count + norm)
    })
  }
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
