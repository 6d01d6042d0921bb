import { readFileSync } from 'node:fs'
import type { Language } from '../contract/languages.ts'
import type dashboard from '../web/i18n/catalogues/en/admin.json'
import type ofBooth from '../web/i18n/catalogues/en/booth.json'
import type english from '../web/i18n/catalogues/en/companion.json'
import type ofHub from '../web/i18n/catalogues/en/hub.json'
import type ofProfile from '../web/i18n/catalogues/en/profile.json'
import type ofStage from '../web/i18n/catalogues/en/stage.json'

type Key =
  | keyof typeof english
  | keyof typeof ofProfile
  | keyof typeof ofBooth
  | keyof typeof ofHub
  | keyof typeof ofStage

/** What goes into the blanks of a text. */
type Blanks = Record<string, string | number>

/** The texts of a language, as a person reads them on the screen. */
export function catalogueOf(language: Language): (key: Key, blanks?: Blanks) => string {
  const texts = {
    ...read<Key>(language, 'companion'),
    ...read<Key>(language, 'profile'),
    ...read<Key>(language, 'booth'),
    ...read<Key>(language, 'hub'),
    ...read<Key>(language, 'stage'),
  }
  return (key, blanks = {}) => fill(texts[key], { event: 'LIVE FEST', ...blanks })
}

/** The texts of the dashboard in a language. */
export function dashboardTextsOf(
  language: Language,
): (key: keyof typeof dashboard, blanks?: Blanks) => string {
  const texts = read<keyof typeof dashboard>(language, 'admin')
  return (key, blanks = {}) => fill(texts[key], { guide: 'Leon', ...blanks })
}

function read<K extends string>(language: Language, catalogue: string): Partial<Record<K, string>> {
  const file = new URL(`../web/i18n/catalogues/${language}/${catalogue}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function fill(text = '', blanks: Blanks): string {
  return Object.entries(blanks).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)),
    text,
  )
}
