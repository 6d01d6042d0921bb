import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/pairing.json' with { type: 'json' }
import { type TextOf, useTextsOf } from '../i18n/use-texts-of.ts'

const pairingTexts: Catalogue = {
  namespace: 'pairing',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/pairing.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

/** A text of the page that makes a phone somebody's own. */
export type PairingText = TextOf<KeyOf<typeof english>>

/** The texts of that page, which few phones open; undefined until they are there. */
export function usePairingText(): PairingText | undefined {
  return useTextsOf(pairingTexts)
}
