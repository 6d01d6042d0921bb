import type { Language } from '../../../contract/languages.ts'
import { conceptIndexOf } from './concept-index.ts'
import type { EntryReading } from './read-entry.ts'
import { termsOf } from './word-index.ts'

/** What entries speak of: per entry the concepts whose phrases share its words, and how much, in two flat arrays. */
export type Topics = { concepts: Uint16Array; shares: Float32Array }

/** How near what each entry speaks of is to what a question speaks of; a cosine, by the order of the entries. */
export type TopicRanker = {
  /** @param near how near the question is to every concept */
  score(near: Float32Array): Float32Array
  topics: Topics
}

// So many concepts of an entry are kept.
const kept = 20
// What the English original says beside what the text in the language of the question says.
const englishShare = 0.6
// What a question is hardly near to is left out.
const leastPart = 0.02

/**
 * Reads the words of so many entries, one after the other, by the words of the library: an entry that never names a thing
 * still speaks with the words in which people ask for it.
 * @param english what the same entries speak of in English
 */
export function createTopicReader(
  language: Language,
  entries: number,
  english?: Topics,
): { add(entry: EntryReading): void; build(): TopicRanker } {
  const library = conceptIndexOf(language)
  const topics = {
    concepts: new Uint16Array(entries * kept),
    shares: new Float32Array(entries * kept),
  }
  let next = 0
  return {
    add({ title, description }) {
      const share = library.shareOf(new Set([...termsOf(title), ...termsOf(description)]))
      for (let at = next; english && at < next + kept; at++) {
        const concept = english.concepts[at] ?? 0
        share[concept] = (share[concept] ?? 0) + englishShare * (english.shares[at] ?? 0)
      }
      keepStrongest(share, topics, next)
      next += kept
    },
    build: () => ranked(topics, entries),
  }
}

/** Writes the strongest concepts of one entry from a place on, the strongest first. */
function keepStrongest(share: Float32Array, { concepts, shares }: Topics, from: number): void {
  const last = from + kept - 1
  for (let concept = 0; concept < share.length; concept++) {
    const value = share[concept] ?? 0
    if (value <= (shares[last] ?? 0)) continue
    let place = last
    for (; place > from && (shares[place - 1] ?? 0) < value; place--) {
      shares[place] = shares[place - 1] ?? 0
      concepts[place] = concepts[place - 1] ?? 0
    }
    shares[place] = value
    concepts[place] = concept
  }
}

// The entries of each concept lie one behind the other, as the lists of an inverted index do.
function ranked(topics: Topics, entries: number): TopicRanker {
  const { concepts, shares } = topics
  const starts = new Uint32Array(2 + concepts.reduce((most, concept) => Math.max(most, concept), 0))
  for (const concept of concepts) starts[concept + 1] = (starts[concept + 1] ?? 0) + 1
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const places = starts.slice()
  const holders = new Uint32Array(concepts.length)
  const weights = new Float32Array(concepts.length)
  for (let entry = 0; entry < entries; entry++) {
    const length = lengthOf(shares, entry * kept)
    for (let at = entry * kept; at < (entry + 1) * kept; at++) {
      const place = places[concepts[at] ?? 0] ?? 0
      places[concepts[at] ?? 0] = place + 1
      holders[place] = entry
      weights[place] = (shares[at] ?? 0) ** 2 / length
    }
  }
  return {
    topics,
    score(near) {
      const scores = new Float32Array(entries)
      const parts = near.map((value) => value ** 3)
      const length = Math.hypot(...parts)
      parts.forEach((part, concept) => {
        if (part <= leastPart * length) return
        for (let at = starts[concept] ?? 0; at < (starts[concept + 1] ?? 0); at++) {
          const entry = holders[at] ?? 0
          scores[entry] = (scores[entry] ?? 0) + (part / length) * (weights[at] ?? 0)
        }
      })
      return scores
    },
  }
}

// An entry shares a word with most concepts: squared, what it shares many words with counts far more.
function lengthOf(shares: Float32Array, from: number): number {
  let sum = 0
  for (let at = from; at < from + kept; at++) sum += (shares[at] ?? 0) ** 4
  return Math.sqrt(sum) || 1
}
