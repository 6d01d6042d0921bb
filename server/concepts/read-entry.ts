import type { Language } from '../../contract/languages.ts'
import { mainConcepts } from './main-concepts.ts'
import { languageOf, type WrittenEntry } from './understand.ts'

/** What the guide makes of an entry. */
export interface Understood {
  /** What it is about, the surest first. */
  concepts: string[]
  /** The language in which the original is written. */
  language: Language
}

/** Reads an entry in all the languages that it has. */
export function readEntry(entry: WrittenEntry): Understood {
  return { concepts: mainConcepts(entry), language: languageOf(entry) }
}
