import { useTranslation } from 'react-i18next'
import { type Language, locales } from '../../contract/languages.ts'
import { asLanguage, languageOfDevice } from './start-i18n.ts'

/** The language of the moment and the locale that formats its numbers and dates (specification section 9). */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation()
  const language = asLanguage(i18n.language) ?? languageOfDevice()
  return { language, locale: locales[language] }
}
