import type { Language } from '../../contract/languages.ts'
import type { TermsText } from './terms-text.ts'

// Each language is a file of its own, which only its readers load.
const files = import.meta.glob<TermsText>('../i18n/catalogues/*/terms.json', { import: 'default' })

/** The terms in a language. */
export async function loadTerms(language: Language): Promise<TermsText> {
  const load = files[`../i18n/catalogues/${language}/terms.json`]
  if (load === undefined) throw new Error(`There are no terms in "${language}"`)
  return load()
}
