import type { Language } from '../../contract/languages.ts'
import { type TermsText, termsSections } from './terms-text.ts'

// Each language is a file of its own, which only its readers load.
const files = import.meta.glob<TermsText>('../i18n/catalogues/*/terms.json', { import: 'default' })

/** The terms in a language. */
export async function loadTerms(language: Language): Promise<TermsText> {
  const load = files[`../i18n/catalogues/${language}/terms.json`]
  if (load === undefined) throw new Error(`There are no terms in "${language}"`)
  return load()
}

/** The product's own terms as an organiser edits them, with the names that stand for themselves. */
export function termsAsText({ intro, sections }: TermsText, names: { event: string; guide: string }): string {
  const blocks = termsSections.flatMap((name) => [`## ${sections[name].heading}`, ...sections[name].body])
  return [intro, ...blocks]
    .join('\n\n')
    .replaceAll('{{event}}', names.event)
    .replaceAll('{{guide}}', names.guide)
}
