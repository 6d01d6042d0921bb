import type { Language } from '../../../contract/languages.ts'
import { fold } from '../../concepts/index.ts'
import type { Intent } from './intents.ts'
import de from './lexicon/de.json' with { type: 'json' }
import en from './lexicon/en.json' with { type: 'json' }
import es from './lexicon/es.json' with { type: 'json' }
import fr from './lexicon/fr.json' with { type: 'json' }
import ja from './lexicon/ja.json' with { type: 'json' }
import ko from './lexicon/ko.json' with { type: 'json' }
import zh from './lexicon/zh.json' with { type: 'json' }

/**
 * Expressions that decide an intent whatever else is said. Words follow each other, "a|b" is either of them, "||a|b"
 * may be missing, and "..." stands for up to four other words (ten characters in Chinese, Japanese and Korean).
 */
const lexicons: Record<Language, Partial<Record<Intent, readonly string[]>>> = { en, es, zh, ja, ko, fr, de }
const signs: readonly Language[] = ['zh', 'ja', 'ko']
const between = /[^\p{L}\p{N}]+/gu
const apostrophes = /(?<=\p{L})'(?=\p{L})/gu
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

function patternOf(expression: string, language: Language): string {
  const isSigns = signs.includes(language)
  const parts = expression
    .trim()
    .split(/ +/)
    .map((part) => {
      if (part === '...') return isSigns ? '.{0,10}' : '(?:[^ ]+ ){0,4}'
      const either = part.split('|').filter(Boolean)
      const words = either.map((word) => fold(word, language)).join('|')
      return `(?:(?:${words})${isSigns ? '' : ' '})${part.startsWith('||') ? '?' : ''}`
    })
  return (isSigns ? '' : ' ') + parts.join('')
}

// Somebody in a hurry types no apostrophes; in French what stands before one is a word.
function readable(question: string, language: Language): string {
  const folded = fold(question, language)
  if (signs.includes(language)) return folded.replace(between, '')
  const joined = language === 'fr' ? folded : folded.replace(apostrophes, '')
  return ` ${joined.replace(between, ' ').trim()} `
}
