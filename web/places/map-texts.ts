import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/map.json' with { type: 'json' }
import { type TextOf, useTextsOf } from '../i18n/use-texts-of.ts'

type MapKey = KeyOf<typeof english>

const mapTexts: Catalogue = {
  namespace: 'map',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/map.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

/** What is said about the map, once it is there. */
export function useMapText(): TextOf<MapKey> | undefined {
  return useTextsOf<MapKey>(mapTexts)
}
