import type { Language } from '../../contract/languages.ts'
import type { KnowledgeEntry } from '../knowledge/index.ts'

/** The name that questions are understood with: vocabularies, small talk and the library of concepts know it. */
const KNOWN: Partial<Record<Language, string>> = { ja: 'レオン', ko: '레온' }
const known = (language: Language) => KNOWN[language] ?? 'Leon'

/** Whether a phrase has the guide's name in letters of its language: people ask so, and screens spell it as the event does. */
export function spellsGuideName(phrase: string, language: Language): boolean {
  const name = KNOWN[language]
  return name !== undefined && phrase.includes(name)
}

/** What may follow a name in Korean; anything else makes another word of it. */
const AFTER_HANGUL = '(?=(?:은|는|이|가|을|를|과|와|의|아|야|님|씨|에게|한테)?(?![가-힣]))'

/** How a question is understood that may speak to the guide by its name at this event. */
export interface NameInQuestion {
  /** The question as it would be asked of Leon. */
  asked: string
  /** Puts the guide's own name back. */
  back(text: string): string
}

/**
 * Reads the guide's name in a question. A name that is also that of something at the event stays: people may ask for it.
 * @param entries of the event knowledge
 */
export function nameInQuestion(
  question: string,
  name: string,
  language: Language,
  entries: readonly Pick<KnowledgeEntry, 'title'>[],
): NameInQuestion {
  const literal = name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const after = /[가-힣]$/.test(name) ? AFTER_HANGUL : ''
  const word = `(?<![\\p{Script=Latin}\\p{N}])${literal}(?![\\p{Script=Latin}\\p{N}])${after}`
  const isIn = (text: string) => new RegExp(word, 'iu').test(text)
  if (name === 'Leon' || !isIn(question) || entries.some(({ title }) => isIn(title)))
    return { asked: question, back: (text) => text }
  return {
    asked: question.replace(new RegExp(word, 'giu'), known(language)),
    back: (text) => text.replaceAll(known(language), name),
  }
}
