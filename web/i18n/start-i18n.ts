import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, languages } from '../../contract/languages.ts'
import { logWarning } from '../platform/log.ts'
import { recall, remember } from '../platform/remembered.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './catalogues/en.ts'

// Each language is a file of its own: a phone loads the one it reads, beside the original.
const loaders: Record<Exclude<Language, 'en'>, () => Promise<Catalogue>> = {
  es: async () => (await import('./catalogues/es.ts')).es,
  zh: async () => (await import('./catalogues/zh.ts')).zh,
  ja: async () => (await import('./catalogues/ja.ts')).ja,
  ko: async () => (await import('./catalogues/ko.ts')).ko,
  fr: async () => (await import('./catalogues/fr.ts')).fr,
  de: async () => (await import('./catalogues/de.ts')).de,
}

/** The language a device starts in, and returns to when a kiosk forgets its visitor. */
export const defaultLanguage: Language = 'en'

/** Starts the texts in the remembered language. */
export async function startI18n(): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
  await speak(asLanguage(recall('language')) ?? defaultLanguage)
  return i18next
}

/** Changes the language at once and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember('language', language)
  await speak(language)
}

/** Changes the language without remembering it. A catalogue that cannot be loaded leaves the language as it was. */
export async function speak(language: Language): Promise<void> {
  try {
    if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation')) {
      i18next.addResourceBundle(language, 'translation', await loadCatalogue(language))
    }
    await i18next.changeLanguage(language)
    document.documentElement.lang = language
  } catch (cause) {
    logWarning(`The texts of "${language}" could not be loaded`, cause)
  }
}

/** The texts of a language other than English. */
export function loadCatalogue(language: Exclude<Language, 'en'>): Promise<Catalogue> {
  return loaders[language]()
}

/** A code as one of the seven languages, if it is one. */
export function asLanguage(code: string | null | undefined): Language | undefined {
  return languages.find((language) => language === code)
}
