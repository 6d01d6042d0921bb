import i18next from 'i18next'
import type { Language } from '../../contract/languages.ts'
import type { KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/admin.json' with { type: 'json' }

/** Its own namespace: attendees download none of these texts. */
export const NAMESPACE = 'admin'

/** Key of a text of the dashboard, without the ending of its plural form. */
export type AdminKey = KeyOf<typeof english>

// Each language is a file of its own, loaded with the dashboard alone.
const translations = import.meta.glob<Texts>(
  ['../i18n/catalogues/*/admin.json', '!../i18n/catalogues/en/*'],
  { import: 'default' },
)

/** Makes the texts of a language known; English is there from the start. */
export async function loadTexts(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, NAMESPACE)) return
  const texts = (await translations[`../i18n/catalogues/${language}/admin.json`]?.()) ?? english
  i18next.addResourceBundle(language, NAMESPACE, texts)
}
