import type { Language } from '../../../contract/languages.ts'
import { bigramsOf, meaningfulWords, type Word, wordsOf } from './analyze.ts'
import { createPhraseFeatures } from './phrase-features.ts'

/** A question as the rankers see it. */
export type Query = {
  language: Language
  words: readonly Word[]
  meaningful: readonly Word[]
  bigrams: string[]
  /** What it is compared with phrases by, counted. */
  features: ReadonlyMap<number, number>
}

// A longer text is a pasted page or an attack; what somebody asks stands in its first lines.
const longestQuestion = 500

/** Cuts a question into the words and pairs that the rankers compare. */
export function readQuery(question: string, language: Language): Query {
  const text = question.slice(0, longestQuestion)
  const words = wordsOf(text, language)
  return {
    language,
    words,
    meaningful: meaningfulWords(words),
    bigrams: [...new Set(bigramsOf(text, language))],
    features: createPhraseFeatures(language)(words),
  }
}
