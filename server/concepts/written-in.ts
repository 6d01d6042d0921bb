import type { Language } from '../../contract/languages.ts'
import { fold } from './fold.ts'

// Words that hardly a sentence of a language does without, and the other three do without.
const littleWords = {
  en: 'the of and to is are at for with on from by or you your it',
  es: 'el los las y en es del por con para una se su hay al lo desde hasta',
  fr: 'le les des du et est au aux pour avec une dans sur vous votre par ne pas jusqu',
  de: 'der die das und ist sind dem den fur mit von zum zur ein eine bei auf im am bis nicht',
}
type LatinLanguage = keyof typeof littleWords
const ownWords = Object.entries(littleWords).map(
  ([language, words]) => [language as LatinLanguage, new Set(words.split(' '))] as const,
)
const clearLead = 2
// Of Japanese at least this much is kana; of a text in one script, this much of its letters.
const mostly = 0.3

/** The language in which a text is written, by its script and its little words; English on doubt. */
export function writtenIn(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / Math.max(1, letters)
  if (share(/\p{Script=Hangul}/gu) > mostly) return 'ko'
  if (share(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) > mostly)
    return share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1 ? 'ja' : 'zh'
  const words = fold(text, 'fr').match(/\p{L}+/gu) ?? []
  const counts = ownWords.map(
    ([language, own]) => [language, words.filter((word) => own.has(word)).length] as const,
  )
  const inEnglish = counts.find(([language]) => language === 'en')?.[1] ?? 0
  const [best, count] = counts.toSorted((left, right) => right[1] - left[1])[0] ?? ['en', 0]
  return count >= inEnglish + clearLead ? best : 'en'
}
