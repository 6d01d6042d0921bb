import type english from './catalogues/en/companion.json'

/** The texts of a language by their keys. */
export type Texts = Record<string, string>

/** Key of a text in a catalogue, without the ending of its plural form. */
export type KeyOf<Catalogue> =
  | Exclude<keyof Catalogue, `${string}_${'one' | 'other'}`>
  | Plural<keyof Catalogue>
type Plural<Key> = Key extends `${infer Base}_other` ? Base : never

/** Key of a text that visitors read. */
export type TextKey = KeyOf<typeof english>
