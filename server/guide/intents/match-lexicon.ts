import type { Language } from '../../../contract/languages.ts'
import { isOfSigns, patternOf, readable } from './expressions.ts'
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

/** An expression that decides when it covers so many words: "felt me up" does, "felt" often means something else. */
interface Expression {
  pattern: RegExp
  words: number
}
const known = new Map<Language, [Intent, Expression[]][]>()

/** The intent that a decisive expression in the question belongs to; calls for help come first. */
export function matchLexicon(question: string, language: Language): Intent | undefined {
  const text = readable(question, language)
  const decides = ({ pattern, words }: Expression) => countWords(pattern.exec(text)?.[0]) >= words
  return expressionsOf(language).find(([, expressions]) => expressions.some(decides))?.[0]
}

function expressionsOf(language: Language): [Intent, Expression[]][] {
  const made = known.get(language)
  if (made) return made
  const all = Object.entries(lexicons[language]).map(([intent, expressions]): [Intent, Expression[]] => [
    intent as Intent,
    expressions.map((expression) => ({
      pattern: new RegExp(patternOf(expression, language), 'u'),
      words: isOfSigns(language) ? 1 : leastWords(expression, isShouted(intent as Intent) ? 2 : 3),
    })),
  ])
  known.set(language, all)
  return all
}

/** Whoever sees a fire or somebody fall writes two words. */
function isShouted(intent: Intent): boolean {
  return intent === 'medical' || intent === 'danger'
}

/** An expression with parts that may be missing has to cover this many words all the same, or all that it has. */
function leastWords(expression: string, least: number): number {
  const parts = expression
    .trim()
    .split(/ +/)
    .filter((part) => part !== '...')
  const needed = parts.filter((part) => !part.startsWith('||')).length
  return Math.max(needed, Math.min(parts.length, least))
}

function countWords(text = ''): number {
  return text.trim() === '' ? 0 : text.trim().split(' ').length
}
