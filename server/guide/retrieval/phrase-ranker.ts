import type { Language } from '../../../contract/languages.ts'
import { type KnowledgeEntry, textOf } from './entry.ts'
import { createPhraseIndex, type PhraseIndex } from './phrase-index.ts'

/** Compares a question with the ways people ask for every entry, its title among them. */
export function createPhraseRanker(entries: readonly KnowledgeEntry[], language: Language): PhraseIndex {
  return createPhraseIndex(
    entries.map((entry) => [textOf(entry, language).title, ...(entry.askedAs[language] ?? [])]),
    language,
  )
}
