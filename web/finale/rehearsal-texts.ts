import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/rehearsal.json' with { type: 'json' }
import { type TextOf, useTextsOf } from '../i18n/use-texts-of.ts'

const rehearsalTexts: Catalogue = {
  namespace: 'rehearsal',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/rehearsal.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

export type RehearsalText = TextOf<KeyOf<typeof english>>

/** The texts of the rehearsal, once they are there: only staff download them. */
export function useRehearsalTexts(): RehearsalText | undefined {
  return useTextsOf<KeyOf<typeof english>>(rehearsalTexts)
}
