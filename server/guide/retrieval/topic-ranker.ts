import type { Language } from '../../../contract/languages.ts'
import { conceptIndexOf } from './concept-index.ts'
import { type GrowingPostings, growingPostings } from './growing-postings.ts'
import { createNumbers } from './numbers.ts'
import { packPostings } from './postings.ts'
import type { EntryReading } from './read-entry.ts'
import { termsOf } from './word-index.ts'

/** The concepts whose phrases share the words of an entry, and how much, the strongest first. */
type Spoken = { concepts: Uint16Array; shares: Float32Array }

/** What entries speak of, by their position. */
export type Topics = { at(position: number): Spoken }

/** How near what each entry speaks of is to what a question speaks of; a cosine, by the order of the entries. */
export type TopicRanker = {
  /** @param near how near the question is to every concept */
  score(near: Float32Array): Float32Array
  /** What the entries speak of in English, beside which their translations are read; nothing in any other language. */
  topics: Topics | undefined
  /** Takes one more entry, behind all others. */
  add(entry: EntryReading): void
  /** Takes out the entries at these positions. */
  retire(positions: ReadonlySet<number>): void
}

/** Takes one entry after the other. */
export type TopicRankerBuilder = { add(entry: EntryReading): void; build(): TopicRanker }

// So many concepts of an entry are kept.
const kept = 20
// What the English original says beside what the text in the language of the question says.
const englishShare = 0.6
// What a question is hardly near to is left out.
const leastPart = 0.02

/**
 * Reads the words of entries by the words of the library: an entry that never names a thing still speaks with the words in
 * which people ask for it.
 * @param english what the entries at the same positions speak of in English
 */
export function createTopicRankerBuilder(language: Language, english?: Topics): TopicRankerBuilder {
  const list = createTopicList()
  const read = createTopicReader(language, english)
  return {
    add: (entry) => list.push(read(entry, list.length())),
    build() {
      const { lists, weights, ends } = list.collect()
      for (let at = 0; at < weights.length; at += kept) weigh(weights.subarray(at, at + kept))
      const concepts = 1 + lists.reduce((most, concept) => Math.max(most, concept), 0)
      const postings = growingPostings(packPostings({ lists, weights, ends }, concepts))
      return ranked(postings, list.length(), read, language === 'en' ? list : undefined)
    },
  }
}

type Read = (entry: EntryReading, position: number) => Spoken

// On its own: the ranker keeps it, and would keep the list of the builder with it.
function createTopicReader(language: Language, english: Topics | undefined): Read {
  const library = conceptIndexOf(language)
  return ({ title, description }, position) => {
    const share = library.shareOf(new Set([...termsOf(title), ...termsOf(description)]))
    const original = english?.at(position)
    original?.concepts.forEach((concept, place) => {
      share[concept] = (share[concept] ?? 0) + englishShare * (original.shares[place] ?? 0)
    })
    return strongestOf(share)
  }
}

function ranked(postings: GrowingPostings, first: number, read: Read, list?: TopicList): TopicRanker {
  let entries = first
  return {
    topics: list,
    retire: postings.retire,
    add(entry) {
      const spoken = read(entry, entries)
      list?.push(spoken)
      weigh(spoken.shares)
      spoken.concepts.forEach((concept, at) => {
        const weight = spoken.shares[at] ?? 0
        if (weight > 0) postings.append(concept, entries, weight)
      })
      entries += 1
    },
    score(near) {
      const scores = new Float32Array(entries)
      const parts = near.map((value) => value ** 3)
      const length = Math.hypot(...parts)
      parts.forEach((part, concept) => {
        if (part > leastPart * length) postings.addTo(scores, concept, part / length)
      })
      return scores
    },
  }
}

type TopicList = ReturnType<typeof createTopicList>

function createTopicList() {
  const concepts = createNumbers(Uint16Array)
  const shares = createNumbers(Float32Array)
  const length = () => concepts.length() / kept
  return {
    length,
    push(spoken: Spoken) {
      for (const concept of spoken.concepts) concepts.push(concept)
      for (const share of spoken.shares) shares.push(share)
    },
    at: (position: number): Spoken => ({
      concepts: concepts.all().subarray(position * kept, (position + 1) * kept),
      shares: shares.all().subarray(position * kept, (position + 1) * kept),
    }),
    collect: () => ({
      lists: concepts.all(),
      weights: shares.all().slice(),
      ends: Uint32Array.from({ length: length() }, (_, entry) => (entry + 1) * kept),
    }),
  }
}

function strongestOf(share: Float32Array): Spoken {
  const concepts = new Uint16Array(kept)
  const shares = new Float32Array(kept)
  for (let concept = 0; concept < share.length; concept++) {
    const value = share[concept] ?? 0
    let place = kept - 1
    if (value <= (shares[place] ?? 0)) continue
    for (; place > 0 && (shares[place - 1] ?? 0) < value; place--) {
      shares[place] = shares[place - 1] ?? 0
      concepts[place] = concepts[place - 1] ?? 0
    }
    shares[place] = value
    concepts[place] = concept
  }
  return { concepts, shares }
}

// An entry shares a word with most concepts: squared, what it shares many words with counts far more.
function weigh(shares: Float32Array): void {
  const squares = shares.map((share) => share ** 2)
  const length = Math.hypot(...squares) || 1
  shares.set(squares.map((square) => square / length))
}
