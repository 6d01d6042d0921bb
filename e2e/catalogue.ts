import { readFileSync } from 'node:fs'
import type { Language } from '../contract/languages.ts'
import type ofBooth from '../web/i18n/catalogues/en/booth.json'
import type english from '../web/i18n/catalogues/en/companion.json'
import type ofProfile from '../web/i18n/catalogues/en/profile.json'

type Key = keyof typeof english | keyof typeof ofProfile | keyof typeof ofBooth

/** What goes into the blanks of a text. */
type Blanks = Record<string, string | number>

/** The texts of a language, as a person reads them on the screen. */
export function catalogueOf(language: Language): (key: Key, blanks?: Blanks) => string {
  const textsIn = (name: string): Partial<Record<Key, string>> => {
    const file = new URL(`../web/i18n/catalogues/${language}/${name}.json`, import.meta.url)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  const texts = { ...textsIn('companion'), ...textsIn('profile'), ...textsIn('booth') }
  return (key, blanks = {}) =>
    Object.entries({ event: 'LIVE FEST', ...blanks }).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      texts[key] ?? '',
    )
}
