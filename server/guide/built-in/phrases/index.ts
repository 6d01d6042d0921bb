import type { Language } from '../../../../contract/languages.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import type { GuidePhrases } from './phrases.ts'
import { chinese } from './zh.ts'

/** What the guide says of its own, per language. */
export const guidePhrases: Record<Language, GuidePhrases> = {
  en: english,
  es: spanish,
  zh: chinese,
  ja: japanese,
  ko: korean,
  fr: french,
  de: german,
}
