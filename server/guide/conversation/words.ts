import type { Language } from '../../../contract/languages.ts'
import { cover, type Piece, piecesOf } from '../intents/cover.ts'
import { readable } from '../intents/expressions.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import ko from './words/ko.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

const kinds = ['link', 'refer', 'price', 'place', 'time', 'other', 'filler'] as const

/** What a question that leans on the one before is made of: "and", "it", "how much", "where", "when", the rest. */
export type WordKind = (typeof kinds)[number]

const words: Record<Language, typeof en> = { en, es, zh, ja, ko, fr, de }
const known = new Map<Language, Piece<WordKind>[]>()
// Whoever writes more says what it is about.
const longest = 80

/** The kinds of words of a question without its words of time; undefined when one of them names something. */
export function wordKindsOf(question: string, language: Language): Set<WordKind> | undefined {
  const text = readable(question, language)
  if (text.trim() === '') return new Set()
  if (text.length > longest) return undefined
  const pieces = known.get(language) ?? piecesOf(words[language], kinds, language)
  known.set(language, pieces)
  return cover(text, pieces, 'filler')
}

/** What an answer says first when the question did not say what it is about. */
export function aboutPhrase(title: string, language: Language): string {
  return words[language].about.replace('{title}', () => title)
}

/** A plain question for what the words ask for. */
export function plainQuestion(asked: ReadonlySet<WordKind>, language: Language): string {
  const { price, place, time } = words[language].ask
  return asked.has('price') ? price : asked.has('place') ? place : asked.has('time') ? time : ''
}
