import type { Language } from '../../../contract/languages.ts'
import { type Word, wordsOf } from './analyze.ts'
import { partsOf } from './compounds.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { createSpellingGuide } from './spelling.ts'
import { vocabularies } from './vocabulary/index.ts'

/** The terms a word may stand for, with their closeness: itself 1, synonyms and likely misspellings less. */
export type Relatives = {
  of(word: Word): Map<string, number>
  /** Hears of terms before the index takes them. */
  learn(terms: Iterable<string>): void
}

const synonymCloseness = 0.9
const typoCloseness = 0.75
const partCloseness = 0.7

/** Knows the synonyms of a language and corrects what the index has never seen. */
export function createRelatives(
  index: InvertedIndex,
  language: Language,
  use: { synonyms: boolean; typos: boolean },
): Relatives {
  const groups = use.synonyms ? synonymsOf(language) : new Map<string, readonly string[]>()
  const spelling = use.typos ? createSpellingGuide(index.terms()) : null
  return {
    learn(terms) {
      for (const term of terms) if (!index.has(term)) spelling?.learn(term)
    },
    of(word) {
      const variants = new Map([[word.term, 1]])
      for (const other of groups.get(word.term) ?? [])
        if (index.has(other)) variants.set(other, synonymCloseness)
      if (!index.has(word.term) && !groups.has(word.term)) {
        for (const near of spelling?.near(word.term, index.has) ?? []) variants.set(near, typoCloseness)
        if (variants.size === 1)
          for (const part of partsOf(word.folded, language, index.has)) variants.set(part, partCloseness)
      }
      return variants
    },
  }
}

const known = new Map<Language, ReadonlyMap<string, readonly string[]>>()

function synonymsOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const cached = known.get(language)
  if (cached) return cached
  const groups = new Map<string, Set<string>>()
  for (const group of vocabularies[language].synonyms) {
    const terms = group.flatMap((entry) => wordsOf(entry, language).map((word) => word.term))
    for (const term of terms) groups.set(term, new Set([...(groups.get(term) ?? []), ...terms]))
  }
  const others = new Map([...groups].map(([term, all]) => [term, [...all].filter((other) => other !== term)]))
  known.set(language, others)
  return others
}
