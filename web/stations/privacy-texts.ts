import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/privacy.json' with { type: 'json' }
import { type TextOf, useTextsOf } from '../i18n/use-texts-of.ts'

const privacyTexts: Catalogue = {
  namespace: 'privacy',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/privacy.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

/** Gives one of these texts. */
export type PrivacyText = TextOf<KeyOf<typeof english>>

/** What is said about the data of a person, on their phone and at a station; undefined until it is there. */
export function usePrivacyText(): PrivacyText | undefined {
  return useTextsOf(privacyTexts)
}
