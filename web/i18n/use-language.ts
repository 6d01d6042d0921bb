import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Language, locales } from '../../contract/languages.ts'
import { asLanguage, languageOfDevice } from './start-i18n.ts'

/** The language of the moment and the locale that formats its numbers and dates (specification section 9). */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language)
  return { language, locale: locales[language] }
}

/** The same outside of a screen. */
export const languageOfMoment = (): Language => languageOf(i18next.language)

function languageOf(code: string): Language {
  return asLanguage(code) ?? languageOfDevice()
}
