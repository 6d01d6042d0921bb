import type { Language } from '../../contract/languages.ts'
import { lexiconOf } from './lexicon.ts'

/** The concepts whose terms stand in a text. */
export function conceptsInText(text: string, language: Language): ReadonlySet<string> {
  return lexiconOf(language).conceptsIn(text)
}
