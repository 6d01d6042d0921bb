import type { Language } from '../../../contract/languages.ts'
import { patternOf, readable } from './expressions.ts'
import de from './lexicon/de.json' with { type: 'json' }
import en from './lexicon/en.json' with { type: 'json' }
import es from './lexicon/es.json' with { type: 'json' }
import fr from './lexicon/fr.json' with { type: 'json' }
import ja from './lexicon/ja.json' with { type: 'json' }
import ko from './lexicon/ko.json' with { type: 'json' }
import zh from './lexicon/zh.json' with { type: 'json' }
import type { Intent } from './sentences.ts'

/** Expressions that decide an intent whatever else is said. */
const lexicons: Record<Language, Partial<Record<Intent, readonly string[]>>> = { en, es, zh, ja, ko, fr, de }
const known = new Map<Language, [Intent, RegExp][]>()

/** The intent that a decisive expression in the question belongs to; calls for help come first. */
export function matchLexicon(question: string, language: Language): Intent | undefined {
  const text = readable(question, language)
  return patternsOf(language).find(([, pattern]) => pattern.test(text))?.[0]
}

function patternsOf(language: Language): [Intent, RegExp][] {
  const made = known.get(language)
  if (made) return made
  const patterns = Object.entries(lexicons[language]).map(([intent, expressions]): [Intent, RegExp] => [
    intent as Intent,
    new RegExp(expressions.map((expression) => patternOf(expression, language)).join('|'), 'u'),
  ])
  known.set(language, patterns)
  return patterns
}
