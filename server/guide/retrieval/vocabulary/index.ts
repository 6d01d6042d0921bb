import type { Language } from '../../../../contract/languages.ts'
import { fold } from '../../../concepts/index.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import type { Vocabulary } from './vocabulary.ts'
import { chinese } from './zh.ts'

// Word lists are written the way people spell; texts are compared folded, so the lists are folded too.
function folded(vocabulary: Vocabulary, language: Language): Vocabulary {
  const all = (words: ReadonlySet<string>) => new Set([...words].map((word) => fold(word, language)))
  return {
    ...vocabulary,
    stopwords: all(vocabulary.stopwords),
    weak: all(vocabulary.weak),
    programme: all(vocabulary.programme),
  }
}

/** The vocabulary of every language of the guide. */
export const vocabularies: Record<Language, Vocabulary> = {
  en: folded(english, 'en'),
  es: folded(spanish, 'es'),
  zh: folded(chinese, 'zh'),
  ja: folded(japanese, 'ja'),
  ko: folded(korean, 'ko'),
  fr: folded(french, 'fr'),
  de: folded(german, 'de'),
}
