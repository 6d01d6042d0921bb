import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/stations.json' with { type: 'json' }
import { type TextOf, useTextsOf } from '../i18n/use-texts-of.ts'

/** Key of a text of the stations. */
export type StationKey = KeyOf<typeof english>

/** A text of a station's own screens in the language of the moment, by its key. */
export type StationText = TextOf<StationKey>

const stationTexts: Catalogue = {
  namespace: 'stations',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/stations.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

/** The texts for whoever sets a station up; undefined until they are there. Phones of attendees download none of them. */
export function useStationText(): StationText | undefined {
  return useTextsOf(stationTexts)
}
