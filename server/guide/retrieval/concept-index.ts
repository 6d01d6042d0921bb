import type { Language } from '../../../contract/languages.ts'
import { conceptsIn } from '../../concepts/index.ts'
import { createReader } from './analyze.ts'
import type { PackedIndex } from './inverted-index.ts'
import {
  createPhraseIndexBuilder,
  openPhraseIndex,
  type PackedPhrases,
  type PhraseIndex,
} from './phrase-index.ts'
import type { Query } from './query.ts'
import { createWordIndex, openWordIndex, type WordIndex } from './word-index.ts'

/** How near a question is to every concept of the library, by their order. */
export type ConceptIndex = {
  score(query: Query): Float32Array
  /** What share of some words, by their rarity, the phrases of every concept hold. */
  shareOf(terms: Iterable<string>): Float32Array
}

/** The library of one language as another thread may open it: building it takes some tenths of a second. */
export type PackedConcepts = { phrases: PackedPhrases; words: PackedIndex }

// How near the nearest phrase is, and how much of the question the concept's words hold, count about the same.
const wordShare = 0.8

type Built = { phrases: PhraseIndex; words: WordIndex }

const indexes = new Map<Language, Built>()
let tell: (language: Language, packed: PackedConcepts) => void = () => undefined

/** The library is the same for every festival: it is indexed once a language. */
export function conceptIndexOf(language: Language): ConceptIndex {
  const { phrases, words } = indexes.get(language) ?? build(language)
  return {
    shareOf: words.score,
    score(query) {
      const near = phrases.score(query)
      const share = words.score(new Set([...query.meaningful.map((word) => word.term), ...query.bigrams]))
      return near.map((value, at) => value + wordShare * (share[at] ?? 0))
    },
  }
}

/** Takes over what another thread has indexed, and passes on what this one will index. */
export function shareConcepts(
  known: Partial<Record<Language, PackedConcepts>>,
  passOn: (language: Language, packed: PackedConcepts) => void,
): void {
  for (const [language, { phrases, words }] of Object.entries(known) as [Language, PackedConcepts][])
    indexes.set(language, { phrases: openPhraseIndex(phrases), words: openWordIndex(words) })
  tell = passOn
}

function build(language: Language): Built {
  const read = createReader(language)
  const texts = conceptsIn(language).map(({ name, terms, asked }) => [name, ...terms, ...asked].map(read))
  const phrases = createPhraseIndexBuilder(language)
  for (const own of texts) phrases.add(own)
  const built = { phrases: phrases.build(), words: createWordIndex(texts) }
  indexes.set(language, built)
  tell(language, { phrases: built.phrases.pack(), words: built.words.pack() })
  return built
}
