import type { Language } from '../../../contract/languages.ts'
import de from './sentences/de.json' with { type: 'json' }
import en from './sentences/en.json' with { type: 'json' }
import es from './sentences/es.json' with { type: 'json' }
import fr from './sentences/fr.json' with { type: 'json' }
import ja from './sentences/ja.json' with { type: 'json' }
import ko from './sentences/ko.json' with { type: 'json' }
import zh from './sentences/zh.json' with { type: 'json' }

/** What somebody wants who does not ask for an entry: help at once, a kind word, or what the guide must not give. */
export type Intent = keyof typeof en

const sentences: Record<Language, Record<Intent, string>> = { en, es, zh, ja, ko, fr, de }

/** The guide's own sentence to an intent. */
export function sentenceOf(intent: Intent, language: Language): string {
  return sentences[language][intent]
}
