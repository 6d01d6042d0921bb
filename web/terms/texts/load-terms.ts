import type { Language } from '../../../contract/languages.ts'
import type { TermsText } from './terms-text.ts'

/** Each language is a file of its own, which only its readers load. */
export const loadTerms: Record<Language, () => Promise<TermsText>> = {
  en: async () => (await import('./en.ts')).terms,
  es: async () => (await import('./es.ts')).terms,
  zh: async () => (await import('./zh.ts')).terms,
  ja: async () => (await import('./ja.ts')).terms,
  ko: async () => (await import('./ko.ts')).terms,
  fr: async () => (await import('./fr.ts')).terms,
  de: async () => (await import('./de.ts')).terms,
}
