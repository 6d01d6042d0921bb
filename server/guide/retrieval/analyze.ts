import { segmenter } from '../../../contract/intl.ts'
import type { Language } from '../../../contract/languages.ts'
import { fold } from '../../concepts/index.ts'
import { withMarks } from './marks.ts'
import { stem } from './stem.ts'
import { vocabularies } from './vocabulary/index.ts'

/** A word of a text: as typed (folded), and the term it is indexed under. */
export type Word = { folded: string; term: string; isStop: boolean; share: number }

const weakShare = 0.7
// A single kana is what the segmenter leaves of an ending.
const particle = /^\p{Script=Hiragana}$/u
// Whom somebody speaks to says nothing of what they ask.
const itsName = /^(?:leon|レオン|레온)$/
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u
const latinRuns = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu
const elided = /^(?:qu|[ldjmtsnc])'(?=.)/

/** The words of a text in order, cut the way its language writes them. */
export function wordsOf(text: string, language: Language): Word[] {
  const folded = withMarks(fold(text, language), language)
  return cut(folded, language).map((word) => toWord(word, language))
}

function toWord(word: string, language: Language): Word {
  const { stopwords, weak } = vocabularies[language]
  const term = cjk.test(word) && language !== 'ko' ? word : stem(word, language)
  return {
    folded: word,
    term,
    isStop: stopwords.has(word) || stopwords.has(term) || particle.test(word) || itsName.test(word),
    share: weak.has(word) || weak.has(term) ? weakShare : 1,
  }
}

function cut(folded: string, language: Language): string[] {
  if (!cjk.test(folded)) return latinWords(folded, language)
  const words: string[] = []
  for (const part of segmenter(language, 'word').segment(folded)) {
    if (part.isWordLike)
      words.push(...(cjk.test(part.segment) ? [part.segment] : latinWords(part.segment, language)))
  }
  return words
}

function latinWords(folded: string, language: Language): string[] {
  const joined = folded.replace(/\b(\p{L}{1,2})-(\p{L}{2,3})\b/gu, '$1$2')
  return (joined.match(latinRuns) ?? []).map((word) =>
    language === 'fr'
      ? word.replace(elided, '').replace(/'/g, '')
      : word.replace(/'(s|re|ll|ve|m|d)?$|'/g, ''),
  )
}

/** Pairs of neighbouring characters, so that a different cut of the same characters still meets. */
export function bigramsOf(text: string, language: Language): string[] {
  const runs = fold(text, language).match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu,
  )
  const pairs: string[] = []
  for (const run of runs ?? [])
    for (let at = 0; at + 1 < run.length; at++) pairs.push(`~${run.slice(at, at + 2)}`)
  return pairs
}

/** Overlapping pieces of the words that carry meaning: they survive typos, endings and compounds. */
export function gramsOf(words: Word[], sizes: readonly number[]): Map<string, number> {
  const grams = new Map<string, number>()
  for (const word of words) {
    const padded = cjk.test(word.folded) ? word.folded : `^${word.folded}$`
    for (const size of sizes) {
      for (let at = 0; at + size <= padded.length; at++) {
        const gram = padded.slice(at, at + size)
        grams.set(gram, (grams.get(gram) ?? 0) + word.share)
      }
    }
  }
  return grams
}

/** The words that carry meaning; a question of stop words alone keeps them all. */
export function meaningfulWords(words: Word[]): Word[] {
  const kept = words.filter((word) => !word.isStop)
  return kept.length > 0 ? kept : words
}
