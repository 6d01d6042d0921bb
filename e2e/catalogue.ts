import type { Language } from '../contract/languages.ts'
import { de } from '../web/i18n/catalogues/de.ts'
import { en } from '../web/i18n/catalogues/en.ts'
import { es } from '../web/i18n/catalogues/es.ts'
import { fr } from '../web/i18n/catalogues/fr.ts'
import { ja } from '../web/i18n/catalogues/ja.ts'
import { ko } from '../web/i18n/catalogues/ko.ts'
import { zh } from '../web/i18n/catalogues/zh.ts'

type Key = keyof typeof en

const texts: Record<Language, Partial<Record<Key, string>>> = { en, es, zh, ja, ko, fr, de }

/** What goes into the blanks of a text. */
type Blanks = Record<string, string | number>

/** The texts of a language, as a person reads them on the screen. */
export function catalogueOf(language: Language): (key: Key, blanks?: Blanks) => string {
  return (key, blanks = {}) =>
    Object.entries({ event: 'LIVE FEST', ...blanks }).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      texts[language][key] ?? '',
    )
}
