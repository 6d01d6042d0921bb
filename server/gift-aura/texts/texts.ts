import type { Emotion } from '../../../contract/gift-aura.ts'
import { type Language, languages } from '../../../contract/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { GiftAuraTexts } from './wording.ts'
import { zh } from './zh.ts'

const texts: Record<Language, GiftAuraTexts> = { de, en, es, fr, ja, ko, zh }

/** The words for an attendee's language; English for a language that the festival does not speak. */
export function textsIn(language: string): { language: Language; texts: GiftAuraTexts } {
  const spoken = languages.find((known) => known === language) ?? 'en'
  return { language: spoken, texts: texts[spoken] }
}

/** The kind word for a vibe. */
export function vibeWord(emotion: Emotion, language: Language): string {
  return texts[language].vibes[emotion].word
}
