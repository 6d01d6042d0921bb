import { readFileSync } from 'node:fs'
import type { Language } from '../contract/languages.ts'
import type english from '../web/i18n/catalogues/en/companion.json'

type Key = keyof typeof english

/** What goes into the blanks of a text. */
type Blanks = Record<string, string | number>

/** The texts of a language, as a person reads them on the screen. */
export function catalogueOf(language: Language): (key: Key, blanks?: Blanks) => string {
  const file = new URL(`../web/i18n/catalogues/${language}/companion.json`, import.meta.url)
  const texts: Partial<Record<Key, string>> = JSON.parse(readFileSync(file, 'utf8'))
  return (key, blanks = {}) =>
    Object.entries({ event: 'LIVE FEST', ...blanks }).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      texts[key] ?? '',
    )
}
