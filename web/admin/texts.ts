import i18next from 'i18next'
import type { Language } from '../../contract/languages.ts'
import type { AdminTexts } from './text-keys.ts'
import { en } from './texts/en.ts'

/** Its own namespace: attendees download none of these texts. */
export const NAMESPACE = 'admin'

// Each language is a file of its own, loaded with the dashboard alone.
const loaders: Record<Exclude<Language, 'en'>, () => Promise<AdminTexts>> = {
  es: async () => (await import('./texts/es.ts')).es,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ja: async () => (await import('./texts/ja.ts')).ja,
  ko: async () => (await import('./texts/ko.ts')).ko,
  fr: async () => (await import('./texts/fr.ts')).fr,
  de: async () => (await import('./texts/de.ts')).de,
}

/** Makes the texts of a language known; English is there from the start. */
export async function loadTexts(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, NAMESPACE)) return
  i18next.addResourceBundle(language, NAMESPACE, language === 'en' ? en : await loaders[language]())
}
