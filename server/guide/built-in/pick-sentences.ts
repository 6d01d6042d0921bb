import { segmenter } from '../../../contract/intl.ts'
import type { Language } from '../../../contract/languages.ts'
import { conceptsInText, withUsualCharacters } from '../../concepts/index.ts'
import { bigramsOf, meaningfulWords, wordsOf } from '../retrieval/analyze.ts'
import { guidePhrases } from './phrases/index.ts'
import { sentenceRules } from './sentence-rules.ts'

const asksBonus = 1.5
const firstBonus = 0.6
const pairShare = 0.5
const conceptBonus = 1.2
const endBonus = 2
const firstEndBonus = 1.5
const clock =
  /\d{1,2}([:：.]\d{2}|\s?h\b|\s?(AM|PM)\b|\sUhr|[点點]|時|시)|midnight|medianoche|minuit|Mitternacht|noon/i
const money =
  /[$€£¥]|\b(?:free|costs?|gratis|gratuit|cuesta|kostet|kostenlos|euros?|dollars?)\b|coûte|免[费費]|元|無料|円|무료|(?:\d|백|천|만) ?(?:원|유로|달러)|가격|[价價]格|料金/i

/** What is asked, and what is known of it. */
export type Asked = {
  question: string
  language: Language
  /** The concept that the question is nearest to. */
  concept?: string | undefined
  /** Whether the entry has a time, which belongs into the answer. */
  hasTime: boolean
}

/**
 * The sentences of a text that say most about the question: the one that answers first, unless it cannot stand without the
 * one before it, and one more. A sentence that names a limit of age is always among them, so that there can be three.
 */
export function pickSentences(text: string, asked: Asked): string[] {
  const { language } = asked
  const sentences = sentencesOf(text, language)
  const at = (place: number) => sentences[place] ?? ''
  const scores = scoresOf(sentences, asked)
  const byScore = sentences
    .map((_, place) => place)
    .filter((place) => sentences.length === 1 || !isQuestion(at(place)))
    .sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0))
  const [best = 0] = byScore
  // "Lost something? Ask at the desk."
  const leans = (place: number) =>
    place > 0 && (isQuestion(at(place - 1)) || looksLike('leansBack', at(place), language))
  const chosen = leans(best) ? [best - 1, best] : [best]
  const others = byScore.filter((place) => place !== best && (!leans(place) || place - 1 === best))
  const needsTime = asked.hasTime && !chosen.some((place) => namesHour(at(place)))
  const second = (needsTime && others.find((place) => namesHour(at(place)))) || others[0]
  if (chosen.length === 1 && second !== undefined) chosen.push(second)
  const limit = sentences.findIndex((sentence) => namesAgeLimit(sentence, language))
  // A pair that follows a first sentence about what is asked goes on from it: "Close the door" needs the lockers.
  const { concept } = asked
  const isAbout = concept !== undefined && conceptsInText(at(0), language).has(concept)
  if (leans(best) && best === 2 && limit <= 2 && isAbout) chosen.unshift(0)
  if (limit >= 0 && !chosen.some((place) => namesAgeLimit(at(place), language))) chosen.push(limit)
  return chosen.map(at)
}

/** Whether a sentence names an hour. */
export function namesHour(sentence: string): boolean {
  return clock.test(sentence)
}

/** Whether a sentence asks. */
export function isQuestion(sentence: string): boolean {
  return /[?？]$/.test(sentence)
}

/** Whether a sentence names a limit of age: whoever asks about the entry hears it, whatever they ask. */
export function namesAgeLimit(sentence: string, language: Language): boolean {
  return looksLike('ageLimit', sentence, language)
}

function looksLike(rule: keyof typeof sentenceRules.en, sentence: string, language: Language): boolean {
  return sentenceRules[language][rule].test(withUsualCharacters(sentence, language))
}

/** Splits a text into sentences the way its language ends them. */
export function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter(language, 'sentence').segment(text)) {
    const before = sentences.at(-1)
    if (before && goesOn(before, segment, language)) sentences[sentences.length - 1] = before + segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence.length > 0)
}

// "9 p.m. on Sunday", "z. B." and "14. Juni" end no sentence: the next piece starts small, the last is tiny or a number.
function goesOn(before: string, next: string, language: Language): boolean {
  if (/^\p{Ll}/u.test(next) || /(?<!\p{L})\p{L}\.\s*$/u.test(before)) return true
  return /(?<!\d)\d{1,2}\.\s*$/.test(before) && (language === 'de' || /^\d/.test(next))
}

/** How much each sentence says about the question. */
function scoresOf(sentences: readonly string[], { question, language, concept }: Asked): number[] {
  const asked = termsOf(question, language)
  const said = sentences.map((sentence) => termsOf(sentence, language))
  const isEndAsked = concept === 'closing-time'
  const isAbout = sentences.map((sentence) => {
    if (isEndAsked) return tellsEnd(sentence, language)
    return concept !== undefined && conceptsInText(sentence, language).has(concept)
  })
  const speakers = isAbout.filter(Boolean).length
  const first = sentences.findIndex((sentence) => !isQuestion(sentence))
  return sentences.map((sentence, at) => {
    let score = bonus(sentence, at === first, question, language)
    if (isAbout[at]) score += conceptBonus / speakers
    // What holds for all days comes before what holds for the last one.
    if (isAbout[at] && isEndAsked) score += isAbout.indexOf(true) === at ? endBonus + firstEndBonus : endBonus
    for (const term of asked) {
      if (!said[at]?.has(term)) continue
      // What every sentence speaks of decides nothing between them.
      const holders = said.filter((terms) => terms.has(term)).length
      score += (term.startsWith('~') ? pairShare : 1) / holders
    }
    return score
  })
}

// The last entry is before the end, and is no answer to when that is.
function tellsEnd(sentence: string, language: Language): boolean {
  if (!namesHour(sentence) || !looksLike('closes', sentence, language)) return false
  const [opening = ''] = sentence.split(/[,，、;；:：(（]/)
  return !conceptsInText(opening, language).has('last-entry')
}

function termsOf(text: string, language: Language): Set<string> {
  const words = meaningfulWords(wordsOf(text, language)).map((word) => word.term)
  return new Set([...words, ...bigramsOf(text, language)])
}

function bonus(sentence: string, isFirst: boolean, typed: string, language: Language): number {
  const { asks } = guidePhrases[language]
  const question = withUsualCharacters(typed, language)
  let sum = isFirst ? firstBonus : 0
  if (asks.time.test(question) && clock.test(sentence)) sum += asksBonus
  if (asks.price.test(question) && money.test(sentence)) sum += asksBonus
  if (asks.place.test(question) && isFirst) sum += asksBonus / 2
  return sum
}
