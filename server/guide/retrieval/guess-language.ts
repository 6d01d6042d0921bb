import type { Language } from '../../../contract/languages.ts'
import { fold } from '../../concepts/index.ts'
import { vocabularies } from './vocabulary/index.ts'

const latinLanguages = ['en', 'es', 'fr', 'de'] as const
const clearLead = 2

/** The language a question is written in: by its script, then by its small words; the screen's language on doubt. */
export function guessLanguage(question: string, screen: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return 'ja'
  if (/\p{Script=Hangul}/u.test(question)) return 'ko'
  // Japanese can be written in Chinese characters alone.
  if (/\p{Script=Han}/u.test(question)) return screen === 'ja' ? 'ja' : 'zh'
  const counts = new Map(latinLanguages.map((language) => [language, smallWords(question, language)]))
  const own = counts.get(screen as 'en') ?? 0
  const [best, count] = [...counts].sort((left, right) => right[1] - left[1])[0] ?? [screen, 0]
  return count >= own + clearLead ? best : screen
}

/** Whether a message has Latin letters alone, and as many small words of English as of the screen's language. */
export function mayBeEnglish(message: string, screen: Language): boolean {
  if (
    !/\p{Script=Latin}/u.test(message) ||
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(message)
  )
    return false
  const own = (latinLanguages as readonly Language[]).includes(screen) ? smallWords(message, screen) : 0
  return own === 0 || smallWords(message, 'en') > own
}

function smallWords(question: string, language: Language): number {
  const words = fold(question, language).match(/\p{L}+/gu) ?? []
  return words.filter((word) => vocabularies[language].stopwords.has(word)).length
}
