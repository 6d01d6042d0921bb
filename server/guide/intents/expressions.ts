import type { Language } from '../../../contract/languages.ts'
import { fold } from '../../concepts/index.ts'

const signs: readonly Language[] = ['zh', 'ja', 'ko']
const between = /[^\p{L}\p{N}]+/gu
const apostrophes = /(?<=\p{L})'(?=\p{L})/gu
// "heyyy", "holaaa", "すごーーい": how long somebody stays on a letter means nothing.
const drawn = /(\p{L})\1+/gu
const long = /[ー〜]/gu

/** Whether a language is written without spaces that could be relied on. */
export function isOfSigns(language: Language): boolean {
  return signs.includes(language)
}

/**
 * A message as expressions are compared with it: folded, without punctuation, letters that are drawn out once. Words
 * stand between single spaces, one at each end; Chinese, Japanese and Korean have none.
 */
export function readable(message: string, language: Language): string {
  const folded = fold(message, language)
  if (isOfSigns(language)) return once(folded.replace(between, ''))
  // Somebody in a hurry types no apostrophes; in French what stands before one is a word.
  const joined = language === 'fr' ? folded : folded.replace(apostrophes, '')
  return ` ${once(joined.replace(between, ' ').trim())} `
}

/** A part of an expression: words of which one stands there, or a gap. */
export interface Part {
  words: string[]
  isGap: boolean
  isOptional: boolean
}

/** The parts of an expression, in their order. */
export function partsOf(expression: string, language: Language): Part[] {
  return expression
    .trim()
    .split(/ +/)
    .map((part) => {
      const isGap = part === '...'
      const words = isGap ? [] : part.split('|').filter(Boolean)
      return {
        words: words.map((word) => once(fold(word, language))),
        isGap,
        isOptional: part.startsWith('||'),
      }
    })
}

/**
 * The pattern of an expression. Words follow each other, "a|b" is either of them, "||a|b" may be missing, and "..."
 * stands for up to four other words (ten characters in Chinese, Japanese and Korean).
 */
export function patternOf(expression: string, language: Language): string {
  const parts = partsOf(expression, language).map(({ words, isGap, isOptional }) => {
    if (isGap) return isOfSigns(language) ? '.{0,10}' : '(?:[^ ]+ ){0,4}'
    return `(?:(?:${words.join('|')})${isOfSigns(language) ? '' : ' '})${isOptional ? '?' : ''}`
  })
  return (isOfSigns(language) ? '' : ' ') + parts.join('')
}

function once(text: string): string {
  return text.replace(long, '').replace(drawn, '$1')
}
