import type { Language } from '../../../contract/languages.ts'
import { isOfSigns, type Part, partsOf, patternOf, readable } from './expressions.ts'
import { respell } from './respell.ts'

/** Expressions by what they decide, those that come first first. */
export type Written<Kind extends string> = Partial<Record<Kind, readonly string[]>>

/** An expression that decides when it covers so many words: "felt me up" does, "felt" often means something else. */
interface Expression {
  /** Its place among all: the first one that fits decides. */
  place: number
  kind: string
  pattern: RegExp
  words: number
}

/** The expressions of a language by a word of which every message that fits has one. */
interface Indexed {
  byKey: Map<string, Expression[]>
  /** How long the keys are, where words are not told apart by spaces. */
  lengths: number[]
}

// "\\d" and the like are patterns, and cannot be looked up.
const literal = /^[\p{L}\p{N}\p{M}' -]+$/u

/** Finds the kind that a decisive expression in the question belongs to. */
export type Match<Kind> = (question: string, language: Language, isExact?: boolean) => Kind | undefined

/**
 * Makes a finder of decisive expressions. Only those are tried of which a word stands in the question; a question that
 * fits none is tried again with its words spelt as they were probably meant, unless it has to fit exactly.
 * @param leastWords how many words an expression with parts that may be missing has to cover
 */
export function createMatcher<Kind extends string>(
  written: Record<Language, Written<Kind>>,
  leastWords: (kind: Kind) => number,
): Match<Kind> {
  const known = new Map<Language, Indexed>()
  const indexOf = (language: Language) => {
    const made = known.get(language) ?? index(written[language], language, leastWords)
    known.set(language, made)
    return made
  }
  return (question, language, isExact = false) => {
    const indexed = indexOf(language)
    const text = readable(question, language)
    const found = firstIn(text, indexed, language)
    if (found || isExact || isOfSigns(language)) return found as Kind | undefined
    const respelt = respell(text, indexed.byKey, language)
    return (respelt === text ? undefined : firstIn(respelt, indexed, language)) as Kind | undefined
  }
}

function firstIn(text: string, { byKey, lengths }: Indexed, language: Language): string | undefined {
  let first: Expression | undefined
  for (const key of keysIn(text, lengths, language))
    for (const expression of byKey.get(key) ?? []) {
      if (first && first.place <= expression.place) continue
      if (countWords(expression.pattern.exec(text)?.[0]) >= expression.words) first = expression
    }
  return first?.kind
}

function keysIn(text: string, lengths: readonly number[], language: Language): Set<string> {
  if (!isOfSigns(language)) return new Set(text.trim().split(' '))
  const keys = new Set<string>()
  for (let at = 0; at < text.length; at++) for (const length of lengths) keys.add(text.slice(at, at + length))
  return keys
}

function index<Kind extends string>(
  written: Written<Kind>,
  language: Language,
  leastWords: (kind: Kind) => number,
): Indexed {
  const all = (Object.entries(written) as [Kind, readonly string[]][]).flatMap(([kind, expressions]) =>
    expressions.map((expression) => ({ kind, expression, parts: partsOf(expression, language) })),
  )
  const frequency = new Map<string, number>()
  for (const { parts } of all)
    for (const word of new Set(parts.flatMap((part) => part.words)))
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const byKey = new Map<string, Expression[]>()
  all.forEach(({ kind, expression, parts }, place) => {
    const pattern = new RegExp(patternOf(expression, language), 'u')
    const words = isOfSigns(language) ? 1 : wordsNeeded(parts, leastWords(kind))
    for (const key of keysOf(parts, frequency))
      byKey.set(key, [...(byKey.get(key) ?? []), { place, kind, pattern, words }])
  })
  return { byKey, lengths: [...new Set([...byKey.keys()].map((key) => key.length))] }
}

/** The words of the part that is rarest in other expressions; of all parts where each may be missing. */
function keysOf(parts: readonly Part[], frequency: ReadonlyMap<string, number>): Set<string> {
  const sum = ({ words }: Part) => words.reduce((total, word) => total + (frequency.get(word) ?? 0), 0)
  const isLiteral = ({ words }: Part) => words.every((word) => literal.test(word))
  const needed = parts.filter((part) => !part.isGap && !part.isOptional && isLiteral(part))
  const [rarest] = needed.sort((left, right) => sum(left) - sum(right))
  return new Set(rarest ? rarest.words : parts.flatMap((part) => part.words))
}

/** An expression with parts that may be missing has to cover this many words all the same, or all that it has. */
function wordsNeeded(parts: readonly Part[], least: number): number {
  const said = parts.filter((part) => !part.isGap)
  const needed = said.filter((part) => !part.isOptional).length
  return Math.max(needed, Math.min(said.length, least))
}

function countWords(text = ''): number {
  return text.trim() === '' ? 0 : text.trim().split(' ').length
}
