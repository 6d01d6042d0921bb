import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/kiosk.json' with { type: 'json' }
import { languageOfMoment } from '../i18n/use-language.ts'
import { loadTextsOf, type TextOf, useTextsOf } from '../i18n/use-texts-of.ts'

const kioskTexts: Catalogue = {
  namespace: 'kiosk',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/kiosk.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

/** What visitors read at a kiosk alone; undefined until it is there. */
export function useKioskText(): TextOf<KeyOf<typeof english>> | undefined {
  return useTextsOf(kioskTexts)
}

/** Loads what visitors read at a kiosk, ahead of the first screen that shows it. */
export const loadKioskTexts = () => loadTextsOf(kioskTexts, languageOfMoment())
