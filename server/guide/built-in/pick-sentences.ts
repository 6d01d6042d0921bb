import type { Language } from '../../../contract/languages.ts'
import { bigramsOf, meaningfulWords, wordsOf } from '../retrieval/analyze.ts'
import { guidePhrases } from './phrases/index.ts'

const mostSentences = 2
const asksBonus = 1.5
const firstBonus = 0.6
const clock = /\d{1,2}([:：.]\d{2}| ?h\b| ?(AM|PM)\b| Uhr|点|時|시)|midnight|medianoche|minuit|noon/i
const money = /[$€£¥]|\bfree\b|gratis|gratuit|kostenlos|免费|無料|무료/i

/** The sentences of a text that say most about the question, in their own order. */
export function pickSentences(text: string, question: string, language: Language): string[] {
  const sentences = sentencesOf(text, language)
  if (sentences.length <= mostSentences) return sentences
  const asked = termsOf(question, language)
  const ranked = sentences
    .map((sentence, at) => ({
      at,
      score: overlap(asked, sentence, language) + bonus(sentence, at, question, language),
    }))
    .sort((left, right) => right.score - left.score || left.at - right.at)
    .slice(0, mostSentences)
    .map(({ at }) => at)
  return sentences.filter((_, at) => ranked.includes(at))
}

/** Splits a text into sentences the way its language ends them. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = sentences.at(-1)
    // "9 p.m. on Sunday" or "z. B." ends no sentence: the next piece would start small or the last is tiny.
    if (before && (/^\p{Ll}/u.test(segment) || /(?<!\p{L})\p{L}\.\s*$/u.test(before)))
      sentences[sentences.length - 1] = before + segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence.length > 0)
}

function termsOf(text: string, language: Language): Set<string> {
  const words = meaningfulWords(wordsOf(text, language)).map((word) => word.term)
  return new Set([...words, ...bigramsOf(text, language)])
}

function overlap(asked: Set<string>, sentence: string, language: Language): number {
  const said = termsOf(sentence, language)
  let shared = 0
  for (const term of asked) if (said.has(term)) shared += term.startsWith('~') ? 0.5 : 1
  return shared
}

function bonus(sentence: string, at: number, question: string, language: Language): number {
  const { asks } = guidePhrases[language]
  let sum = at === 0 ? firstBonus : 0
  if (asks.time.test(question) && clock.test(sentence)) sum += asksBonus
  if (asks.price.test(question) && money.test(sentence)) sum += asksBonus
  if (asks.place.test(question) && at === 0) sum += asksBonus / 2
  return sum
}
