import type { Language } from '../../../contract/languages.ts'
import { folded, wordsIn } from './words.ts'

/** A capitalised word as it stands in a sentence. */
interface Capital {
  word: string
  /** Whether a sentence, a quotation or a list begins here, so that the capital says nothing. */
  begins: boolean
}

/**
 * Whether every proper name in a text stands in the given words, so that no stage, act or place is made up.
 * Languages with capitals: each run of capitalised words stands there as it is. Chinese, Japanese and Korean: each
 * word in Latin letters stands there. German writes all nouns with capitals, so only runs of two and more count.
 */
export function namesAreKnown(text: string, given: string, language: Language): boolean {
  const known = ` ${wordsIn(given)
    .map((word) => folded(withoutPossessive(word)))
    .join(' ')} `
  const holds = (words: string[]) => known.includes(` ${words.map(folded).join(' ')} `)
  if (language === 'zh' || language === 'ja' || language === 'ko')
    return latinWords(text).every((word) => holds([word]))
  const openings = firstCapitals(given)
  return capitalRuns(text).every((run) => {
    const words = run.map(({ word }) => word)
    if (language === 'de') {
      const named = run[0]?.begins ? words.slice(1) : words
      return named.length < 2 || named.every((word) => holds([word]))
    }
    if (holds(words)) return true
    if (!run[0]?.begins) return false
    const [, next, ...others] = words
    // "Visit Pulse Stage": the first word only begins the sentence, and what follows is a name from its beginning.
    return next === undefined || (openings.has(folded(next)) && holds([next, ...others]))
  })
}

function withoutPossessive(word: string): string {
  return word.replace(/['’]s$/u, '')
}

function latinWords(text: string): string[] {
  return wordsIn(text).filter((word) => /\p{L}{2}/u.test(word) && !/^(?:am|pm|ok|usd)$/iu.test(word))
}

/** Runs of capitalised words with nothing but a space between them. */
function capitalRuns(text: string): Capital[][] {
  const runs: Capital[][] = []
  let end = -1
  for (const { 0: word, index } of text.matchAll(
    /[\p{Script=Latin}\p{M}\p{N}]+(?:['’-][\p{Script=Latin}\p{M}]+)*/gu,
  )) {
    const isName = /^\p{Lu}/u.test(word) && !/^(?:I|I['’].*|AM|PM|OK)$/u.test(word)
    if (isName) {
      const capital = {
        word: withoutPossessive(word),
        begins: /(?:^|[.!?:;"“”«»„‘(¡¿—–…]\s*)$/u.test(text.slice(0, index)),
      }
      const run = runs.at(-1)
      if (run && text.slice(end, index) === ' ') run.push(capital)
      else runs.push([capital])
      end = index + word.length
    } else end = -1
  }
  return runs
}

/** The word that begins each run of capitalised words, folded. */
function firstCapitals(text: string): Set<string> {
  return new Set(capitalRuns(text).flatMap(([first]) => (first ? [folded(first.word)] : [])))
}
