import type { Language } from '../../contract/languages.ts'
import { fold } from './fold.ts'
import { lexiconOf } from './lexicon.ts'
import words from './library/tags.json' with { type: 'json' }
import { conceptsIn } from './library.ts'

type Words = Record<string, Partial<Record<Language, string[]>>>

const meanings = new Map<Language, ReadonlyMap<string, readonly string[]>>()
const gaps = /[\s-]+/gu

/**
 * The concepts that the tags of an entry speak of: by terms ("toilets"), by two of them together ("opening", "hours"), by terms
 * written as one word ("firstaid"), and by words that mean much as a tag and little in a sentence ("water").
 */
export function conceptsOfTags(tags: readonly string[], language: Language): Set<string> {
  const found = lexiconOf(language).conceptsIn([...tags, ...pairsOf(tags)].join(' ; '))
  for (const tag of tags)
    for (const concept of meaningsIn(language).get(spelled(tag, language)) ?? []) found.add(concept)
  return found
}

function pairsOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => tags.flatMap((next) => (next === tag ? [] : [`${tag} ${next}`])))
}

/** Concepts by a whole tag. */
function meaningsIn(language: Language): ReadonlyMap<string, readonly string[]> {
  const known = meanings.get(language)
  if (known) return known
  const found = new Map<string, readonly string[]>()
  const note = (word: string, concept: string) => {
    const key = spelled(word, language)
    found.set(key, [...(found.get(key) ?? []), concept])
  }
  for (const { id, terms } of conceptsIn(language))
    for (const term of terms) if (term.search(gaps) > 0) note(term, id)
  for (const [concept, own] of Object.entries(words as Words))
    for (const word of own[language] ?? []) note(word, concept)
  meanings.set(language, found)
  return found
}

function spelled(word: string, language: Language): string {
  return fold(word, language).replace(gaps, '')
}
