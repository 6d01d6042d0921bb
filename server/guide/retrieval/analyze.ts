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
const cjkRuns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu
/** Languages whose words no reader divides at spaces alone. */
export const writtenWithoutSpaces: readonly Language[] = ['zh', 'ja', 'ko']
const latinRuns = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu
const elided = /^(?:qu|[ldjmtsnc])'(?=.)/

/** The words of a text in order, cut the way its language writes them. */
export function wordsOf(text: string, language: Language): Word[] {
  return wordsOfFolded(fold(text, language), language, (word) => toWord(word, language))
}

/** A text as it is indexed: its words in order and, where words are not divided, its pairs of characters. */
export type Reading = { words: Word[]; pairs: string[] }

/** Reads many texts of one language: what a word stands for is worked out once. */
export function createReader(language: Language): (text: string) => Reading {
  const known = new Map<string, Word>()
  const wordFor = (word: string) => {
    const before = known.get(word)
    if (before) return before
    const read = toWord(word, language)
    known.set(word, read)
    return read
  }
  return (text) => {
    const folded = fold(text, language)
    return {
      words: wordsOfFolded(folded, language, wordFor),
      pairs: writtenWithoutSpaces.includes(language) ? pairsOf(folded) : [],
    }
  }
}

function wordsOfFolded(folded: string, language: Language, wordFor: (word: string) => Word): Word[] {
  return cut(withMarks(folded, language), language).map(wordFor)
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
  return pairsOf(fold(text, language))
}

function pairsOf(folded: string): string[] {
  const pairs: string[] = []
  for (const run of folded.match(cjkRuns) ?? [])
    for (let at = 0; at + 1 < run.length; at++) pairs.push(`~${run.slice(at, at + 2)}`)
  return pairs
}

/** Overlapping pieces of a word that carries meaning: they survive typos, endings and compounds. */
export function gramsOf(word: Word, sizes: readonly number[]): string[] {
  const padded = cjk.test(word.folded) ? word.folded : `^${word.folded}$`
  return sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, at) => padded.slice(at, at + size)),
  )
}

/** The words that carry meaning; a question of stop words alone keeps them all. */
export function meaningfulWords(words: readonly Word[]): readonly Word[] {
  const kept = words.filter((word) => !word.isStop)
  return kept.length > 0 ? kept : words
}
