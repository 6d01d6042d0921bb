import type { ConceptIndex } from './concept-index.ts'
import { type GrowingPostings, growingPostings } from './growing-postings.ts'
import { createNumbers } from './numbers.ts'
import { packPostings } from './postings.ts'
import type { EntryReading } from './read-entry.ts'
import { termsOf } from './word-index.ts'

/** The topics whose phrases share the words of an entry, and how much, the strongest first. */
type Spoken = { topics: Uint16Array; shares: Float32Array }

/** What entries speak of, by their position. */
export type Topics = { at(position: number): Spoken }

/** How near what each entry speaks of is to what a question speaks of; a cosine, by the order of the entries. */
export type TopicRanker = {
  /** @param shares what share of the question's words each topic holds */
  score(shares: Float32Array): Float32Array
  /** What the entries speak of in English, beside which their translations are read; nothing in any other language. */
  topics: Topics | undefined
  /** Takes one more entry, behind all others. */
  add(entry: EntryReading): void
  /** Takes out the entries at these positions. */
  retire(positions: ReadonlySet<number>): void
}

/** Takes one entry after the other. */
export type TopicRankerBuilder = { add(entry: EntryReading): void; build(): TopicRanker }

// So many topics of an entry are kept.
const kept = 40
// What the English original says beside what the text in the language of the question says.
const englishShare = 0.6
// What a question is hardly near to is left out.
const leastPart = 0.02
// An entry and a question share a word with most topics: what they share many words with counts far more.
const sharpness = { entry: 1.5, question: 3 }

/**
 * Reads the words of entries by the words of the library's concepts and of entries of other festivals: an entry that never names
 * a thing still speaks with the words in which people ask for it.
 * @param library of which concepts and entries are the topics, by their order
 * @param english what the entries at the same positions speak of in English; nothing where the language is English
 */
export function createTopicRankerBuilder(library: ConceptIndex, english?: Topics): TopicRankerBuilder {
  const list = createTopicList()
  const read = createTopicReader(library, english)
  return {
    add: (entry) => list.push(read(entry, list.length())),
    build() {
      const { lists, weights, ends } = list.collect()
      for (let at = 0; at < weights.length; at += kept) weigh(weights.subarray(at, at + kept))
      const topics = 1 + lists.reduce((most, topic) => Math.max(most, topic), 0)
      const postings = growingPostings(packPostings({ lists, weights, ends }, topics))
      return ranked({ postings, first: list.length(), read, list: english ? undefined : list })
    },
  }
}

type Read = (entry: EntryReading, position: number) => Spoken

// On its own: the ranker keeps it, and would keep the list of the builder with it.
function createTopicReader(library: ConceptIndex, english: Topics | undefined): Read {
  return ({ title, description }, position) => {
    const share = library.shareOf(new Set([...termsOf(title), ...termsOf(description)]))
    const original = english?.at(position)
    original?.topics.forEach((topic, place) => {
      share[topic] = (share[topic] ?? 0) + englishShare * (original.shares[place] ?? 0)
    })
    return strongestOf(share)
  }
}

type Parts = {
  postings: GrowingPostings
  first: number
  read: Read
  list: TopicList | undefined
}

function ranked({ postings, first, read, list }: Parts): TopicRanker {
  let entries = first
  return {
    topics: list,
    retire: postings.retire,
    add(entry) {
      const spoken = read(entry, entries)
      list?.push(spoken)
      weigh(spoken.shares)
      spoken.topics.forEach((topic, at) => {
        const weight = spoken.shares[at] ?? 0
        if (weight > 0) postings.append(topic, entries, weight)
      })
      entries += 1
    },
    score(shares) {
      const scores = new Float32Array(entries)
      const parts = shares.map((value) => value ** sharpness.question)
      const length = Math.hypot(...parts)
      parts.forEach((part, topic) => {
        if (part > leastPart * length) postings.addTo(scores, topic, part / length)
      })
      return scores
    },
  }
}

type TopicList = ReturnType<typeof createTopicList>

function createTopicList() {
  const topics = createNumbers(Uint16Array)
  const shares = createNumbers(Float32Array)
  const length = () => topics.length() / kept
  return {
    length,
    push(spoken: Spoken) {
      for (const topic of spoken.topics) topics.push(topic)
      for (const share of spoken.shares) shares.push(share)
    },
    at: (position: number): Spoken => ({
      topics: topics.all().subarray(position * kept, (position + 1) * kept),
      shares: shares.all().subarray(position * kept, (position + 1) * kept),
    }),
    collect: () => ({
      lists: topics.all(),
      weights: shares.all().slice(),
      ends: Uint32Array.from({ length: length() }, (_, entry) => (entry + 1) * kept),
    }),
  }
}

function strongestOf(share: Float32Array): Spoken {
  const topics = new Uint16Array(kept)
  const shares = new Float32Array(kept)
  for (let topic = 0; topic < share.length; topic++) {
    const value = share[topic] ?? 0
    let place = kept - 1
    if (value <= (shares[place] ?? 0)) continue
    for (; place > 0 && (shares[place - 1] ?? 0) < value; place--) {
      shares[place] = shares[place - 1] ?? 0
      topics[place] = topics[place - 1] ?? 0
    }
    shares[place] = value
    topics[place] = topic
  }
  return { topics, shares }
}

function weigh(shares: Float32Array): void {
  const sharp = shares.map((share) => share ** sharpness.entry)
  const length = Math.hypot(...sharp) || 1
  shares.set(sharp.map((share) => share / length))
}
