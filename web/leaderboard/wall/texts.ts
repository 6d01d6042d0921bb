import type { Catalogue, KeyOf, Texts } from '../../i18n/catalogue.ts'
import english from '../../i18n/catalogues/en/wall.json' with { type: 'json' }
import { type TextOf, useTextsOf } from '../../i18n/use-texts-of.ts'

/** A text that only a wall shows, by its key. */
export type WallText = TextOf<KeyOf<typeof english>>

const wallTexts: Catalogue = {
  namespace: 'wall',
  english,
  translations: import.meta.glob<Texts>(
    ['../../i18n/catalogues/*/wall.json', '!../../i18n/catalogues/en/*'],
    { import: 'default' },
  ),
}

/** The texts of the walls; undefined until they are there. Phones download none of them. */
export function useWallText(): WallText | undefined {
  return useTextsOf(wallTexts)
}
