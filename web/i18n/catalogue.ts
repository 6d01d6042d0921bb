import type ofBooth from './catalogues/en/booth.json'
import type english from './catalogues/en/companion.json'
import type ofHub from './catalogues/en/hub.json'
import type ofProfile from './catalogues/en/profile.json'
import type ofStage from './catalogues/en/stage.json'

/** The texts of a language by their keys. */
export type Texts = Record<string, string>

/** A catalogue beside that of the visitors: its own namespace, loaded with the screens that use it. */
export interface Catalogue {
  namespace: string
  english: Texts
  /** How the other languages are loaded, each a file of its own, by their paths. */
  translations: Readonly<Record<string, () => Promise<Texts>>>
}

/** Key of a text in a catalogue, without the ending of its plural form. */
export type KeyOf<English> = Exclude<keyof English, `${string}_${'one' | 'other'}`> | Plural<keyof English>
type Plural<Key> = Key extends `${infer Base}_other` ? Base : never

/** Key of a text that visitors read. */
export type TextKey = KeyOf<
  typeof english & typeof ofProfile & typeof ofBooth & typeof ofHub & typeof ofStage
>
