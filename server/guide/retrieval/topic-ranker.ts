import type { Language } from '../../../contract/languages.ts'
import { conceptIndexOf } from './concept-index.ts'
import { addIn, packPostings } from './postings.ts'
import type { EntryReading } from './read-entry.ts'
import { termsOf } from './word-index.ts'

/** What entries speak of: per entry the concepts whose phrases share its words, and how much, in two flat arrays. */
export type Topics = { concepts: Uint16Array; shares: Float32Array }

/** How near what each entry speaks of is to what a question speaks of; a cosine, by the order of the entries. */
export type TopicRanker = {
  /** @param near how near the question is to every concept */
  score(near: Float32Array): Float32Array
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
): { add(entry: EntryReading): void; build(): { ranker: TopicRanker; topics: Topics } } {
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
    build: () => ({ ranker: ranked(topics, entries), topics }),
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

function ranked({ concepts, shares }: Topics, entries: number): TopicRanker {
  const known = 1 + concepts.reduce((most, concept) => Math.max(most, concept), 0)
  const ends = Uint32Array.from({ length: entries }, (_, entry) => (entry + 1) * kept)
  const postings = packPostings({ lists: concepts, weights: weightsOf(shares, entries), ends }, known)
  return {
    score(near) {
      const scores = new Float32Array(entries)
      const parts = near.map((value) => value ** 3)
      const length = Math.hypot(...parts)
      parts.forEach((part, concept) => {
        if (part > leastPart * length && concept < known) addIn(postings, concept, scores, part / length)
      })
      return scores
    },
  }
}

// An entry shares a word with most concepts: squared, what it shares many words with counts far more.
function weightsOf(shares: Float32Array, entries: number): Float32Array {
  const weights = shares.map((share) => share ** 2)
  for (let entry = 0; entry < entries; entry++) {
    const own = weights.subarray(entry * kept, (entry + 1) * kept)
    const length = Math.hypot(...own) || 1
    own.forEach((weight, at) => {
      own[at] = weight / length
    })
  }
  return weights
}
