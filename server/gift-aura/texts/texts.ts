import type { Emotion } from '../../../contract/gift-aura.ts'
import { type Language, languages } from '../../../contract/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { zh } from './zh.ts'

/** A vibe in words: it tells how an expression looks, never what a person feels (points.md, "Privacy"). */
export interface VibeWords {
  word: string
  line: string
}

/** What the picture and the mail of the photo booth say in one language. `{…}` are filled in. */
export interface GiftAuraTexts {
  yourVibe: string
  vibes: Record<Emotion, VibeWords>
  mail: {
    /** `{event}`: the festival's short name. */
    subject: string
    /** Shown by mail programs beside the subject. */
    preview: string
    /** `{handle}` */
    hello: string
    intro: string
    /** Words under the picture for those who cannot see it. `{vibe}` */
    pictureOf: string
    open: string
    /** `{time}`: venue time. */
    until: string
    privacy: string
    /** `{event}` */
    bye: string
  }
}

const texts: Record<Language, GiftAuraTexts> = { de, en, es, fr, ja, ko, zh }

/** The words for an attendee's language; English for a language that the festival does not speak. */
export function textsIn(language: string): { language: Language; texts: GiftAuraTexts } {
  const spoken = languages.find((known) => known === language) ?? 'en'
  return { language: spoken, texts: texts[spoken] }
}

/** Puts values into the places that a text leaves for them. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '')
}
