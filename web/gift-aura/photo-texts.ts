import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/photo.json' with { type: 'json' }
import { type TextOf, useTextsOf } from '../i18n/use-texts-of.ts'

const photoTexts: Catalogue = {
  namespace: 'photo',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/photo.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

/** A text of the page of a photo. */
export type PhotoText = TextOf<KeyOf<typeof english>>

/** The texts of that page; undefined until they are there. */
export function usePhotoText(): PhotoText | undefined {
  return useTextsOf(photoTexts)
}
