import type { Language } from '../../../contract/languages.ts'
import { folded, wordsIn } from './words.ts'

/** Little words that every sentence of a language is full of, without accents. */
const littleWords: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the of and to in is are you your at it for with on from be can there this that i we have has will just so'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las de y en es son tu tus un una para con por que lo del al se te hay esta estan desde hasta si mas muy'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les des de et en est sont tu ton ta tes un une pour avec par que se te es on ne si au aux du ce cette il elle vous dans sur jusqu pas'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist sind du dein deine ein eine fur mit von zu im am den dem es auf bei dich dir gibt nicht bis ab wir ich'.split(
      ' ',
    ),
  ),
}

/** So many letters or words at least, before a text shows its language. */
const ENOUGH_LETTERS = 6
const ENOUGH_WORDS = 5

/** Opening hours in Japanese can do without kana, sentences cannot. */
const LONGEST_WITHOUT_KANA = 10

const SCRIPTS = {
  latin: /\p{Script=Latin}/gu,
  han: /\p{Script=Han}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
  letters: /\p{L}/gu,
}

/**
 * Whether a text can be of a language: by its script, and among those in Latin letters by their little words.
 * Proper names, which stay as they are in every language, are left out of the count. Short texts pass.
 */
export function canBeIn(text: string, language: Language, given: string): boolean {
  const known = new Set(wordsIn(given).map(folded))
  const own = language === 'zh' || language === 'ja' || language === 'ko'
  const counted = own
    ? text.replace(/[\p{Script=Latin}\p{M}\p{N}'’-]+/gu, (word) => (known.has(folded(word)) ? ' ' : word))
    : text
  const count = (script: keyof typeof SCRIPTS) => counted.match(SCRIPTS[script])?.length ?? 0
  const letters = count('letters')
  if (letters < ENOUGH_LETTERS) return true
  switch (language) {
    case 'zh':
      return count('han') / letters > 0.6 && count('kana') / letters < 0.1
    case 'ja':
      return (
        (count('kana') + count('han')) / letters > 0.6 &&
        (count('kana') > 0 || letters < LONGEST_WITHOUT_KANA)
      )
    case 'ko':
      return count('hangul') / letters > 0.6
    default:
      return count('latin') / letters > 0.8 && soundsLike(counted, language)
  }
}

function soundsLike(text: string, language: Language): boolean {
  const words = wordsIn(text).map(folded)
  if (words.length < ENOUGH_WORDS) return true
  const scoreOf = (of: Language) => words.filter((word) => littleWords[of]?.has(word)).length
  const score = scoreOf(language)
  return (['en', 'es', 'fr', 'de'] as const).every(
    (other) => other === language || scoreOf(other) <= score + 1,
  )
}
