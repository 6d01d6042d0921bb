import type { Emotion } from '../../../contract/gift-aura.ts'
import { type Language, languages } from '../../../contract/languages.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What the picture and the mail of the photo booth say. A vibe tells how an expression looks, never what a person feels. */
export type GiftAuraTexts = typeof en

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
