import type { Language } from '../../../contract/languages.ts'
import { readConcepts } from '../../concepts/index.ts'
import { createReader, type Reading } from './analyze.ts'
import type { PackedIndex } from './inverted-index.ts'
import { bagsOf, type Learnt, type LearntOf, learntOf } from './learnt.ts'
import {
  createPhraseIndexBuilder,
  openPhraseIndex,
  type PackedPhrases,
  type PhraseIndex,
} from './phrase-index.ts'
import type { Query } from './query.ts'
import { bagOf, createWordIndex, openWordIndex, type WordIndex } from './word-index.ts'

/** The concepts of the library by their order and, behind them, the entries of other festivals that words were learnt of. */
export type ConceptIndex = {
  /** How near a question is to every concept, and what share of its words each concept and each such entry hold. */
  score(query: Query): { near: Float32Array; shares: Float32Array }
  /** What share of some words, by their rarity, the phrases of every concept and of every such entry hold. */
  shareOf(terms: Iterable<string>): Float32Array
}

/** The library of one language as another thread may open it: building it takes some tenths of a second. */
export type PackedConcepts = { phrases: PackedPhrases; words: PackedIndex<number> }

// How near the nearest phrase is, and how much of the question the concept's words hold, count about the same.
const wordShare = 0.8

type Built = { phrases: PhraseIndex; words: WordIndex }

const indexes = new Map<Language, Built>()
const wordsWith = new WeakMap<Learnt, WordIndex>()
let tell: (language: Language, packed: PackedConcepts) => void = () => undefined

/**
 * The library is the same for every festival: it is indexed once a language.
 * @param learnt of other festivals, where it is not what comes with the guide
 */
export function conceptIndexOf(language: Language, learnt?: LearntOf): ConceptIndex {
  const { phrases, words: own } = indexes.get(language) ?? build(language)
  const words = learnt ? wordsOf(language, learnt(language)) : own
  return {
    shareOf: words.score,
    score(query) {
      const shares = words.score(askedTerms(query))
      const near = phrases.score(query).map((value, at) => value + wordShare * (shares[at] ?? 0))
      return { near, shares }
    },
  }
}

/** The words of a question that say something, and its pairs of signs. */
function askedTerms({ meaningful, bigrams }: Query): Set<string> {
  return new Set([...meaningful.map((word) => word.term), ...bigrams])
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
  const texts = textsIn(language)
  const phrases = createPhraseIndexBuilder(language)
  for (const own of texts) phrases.add(own)
  const built = { phrases: phrases.build(), words: indexWords(texts, learntOf(language)) }
  indexes.set(language, built)
  tell(language, { phrases: built.phrases.pack(), words: built.words.pack() })
  return built
}

function wordsOf(language: Language, learnt: Learnt): WordIndex {
  const words = wordsWith.get(learnt) ?? indexWords(textsIn(language), learnt)
  wordsWith.set(learnt, words)
  return words
}

function indexWords(texts: readonly Reading[][], { asked }: Learnt): WordIndex {
  return createWordIndex([...texts.map(bagOf), ...bagsOf(asked)])
}

function textsIn(language: Language): Reading[][] {
  const read = createReader(language)
  return readConcepts(language).map(({ name, terms, asked }) => [name, ...terms, ...asked].map(read))
}
