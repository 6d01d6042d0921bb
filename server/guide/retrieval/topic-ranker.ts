import type { Language } from '../../../contract/languages.ts'
import { best } from './best.ts'
import { conceptIndexOf } from './concept-index.ts'
import { createIndexBuilder } from './inverted-index.ts'

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
// An entry shares a word with most concepts: what it shares many words with counts far more.
const sharpened = (share: number) => share * share
const sharpenedQuestion = (near: number) => near * near * near
// What a question is hardly near to is left out.
const leastPart = 0.02

/**
 * Reads the words of entries, one after the other, by the words of the library: an entry that never names a thing still
 * speaks with the words in which people ask for it.
 * @param english what the same entries speak of in English
 */
export function createTopicReader(
  language: Language,
  english?: Topics,
): { add(terms: Iterable<string>): void; build(): TopicRanker } {
  const library = conceptIndexOf(language)
  const builder = createIndexBuilder()
  const concepts: number[] = []
  const shares: number[] = []
  let entries = 0
  return {
    add(terms) {
      const share = library.shareOf(new Set(terms))
      for (let at = entries * kept; english && at < (entries + 1) * kept; at++) {
        const concept = english.concepts[at] ?? 0
        share[concept] = (share[concept] ?? 0) + englishShare * (english.shares[at] ?? 0)
      }
      const strongest = best(share, kept)
      const weights = strongest.map((concept) => sharpened(share[concept] ?? 0))
      const length = Math.hypot(...weights) || 1
      builder.add(new Map(strongest.map((concept, at) => [`${concept}`, (weights[at] ?? 0) / length])))
      for (let at = 0; at < kept; at++) {
        concepts.push(strongest[at] ?? 0)
        shares.push(at < strongest.length ? (share[strongest[at] ?? 0] ?? 0) : 0)
      }
      entries++
    },
    build() {
      const index = builder.build(() => undefined)
      return {
        topics: { concepts: Uint16Array.from(concepts), shares: Float32Array.from(shares) },
        score(near) {
          const scores = new Float32Array(index.size)
          const weights = near.map(sharpenedQuestion)
          const length = Math.hypot(...weights)
          weights.forEach((weight, concept) => {
            if (weight > leastPart * length) index.addTo(scores, `${concept}`, weight / length)
          })
          return scores
        },
      }
    },
  }
}
