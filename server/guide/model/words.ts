import { segmenter } from '../../../contract/intl.ts'

/** Letters without accents and case, so that "Música" and "musica" are the same. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Words of scripts that put spaces between them. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{Script=Latin}\p{M}\p{N}]+(?:['’-][\p{Script=Latin}\p{M}\p{N}]+)*/gu) ?? []
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u

/** Shorter words are mostly grammar. */
const SHORTEST_TELLING_WORD = 4

/** What a text is about: its longer words, and its pairs of Chinese, Japanese or Korean characters. */
export function tellingParts(text: string): Set<string> {
  const parts = new Set<string>()
  for (const word of wordsIn(text)) {
    if (word.length >= SHORTEST_TELLING_WORD) parts.add(folded(word).slice(0, 6))
  }
  const characters = [...text.normalize('NFKC')]
  characters.forEach((character, at) => {
    const next = characters[at + 1]
    if (next === undefined || !CJK.test(character) || !CJK.test(next)) return
    // Pairs of hiragana alone are grammar in Japanese.
    if (!/^\p{Script=Hiragana}{2}$/u.test(character + next)) parts.add(character + next)
  })
  return parts
}

/** Sentences in their order; put together they are the text again. */
export function sentencesOf(text: string, locale: string): string[] {
  return [...segmenter(locale, 'sentence').segment(text)].map(({ segment }) => segment)
}
