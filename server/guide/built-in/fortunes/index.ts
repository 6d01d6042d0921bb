import type { Language } from '../../../../contract/languages.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { FortuneWords } from './fortune-words.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { chinese } from './zh.ts'

export type { FortuneWords }

/** Leon's fortune-telling voice per language. */
export const fortuneWords: Record<Language, FortuneWords> = {
  en: english,
  es: spanish,
  zh: chinese,
  ja: japanese,
  ko: korean,
  fr: french,
  de: german,
}
