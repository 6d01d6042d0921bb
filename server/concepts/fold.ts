import type { Language } from '../../contract/languages.ts'
import { withUsualCharacters } from './to-simplified.ts'

const marks = /\p{M}/gu
const beyondAscii = /\P{ASCII}/u
const latinWithMarks = /[\p{Script=Latin}--\p{ASCII}]/gv
const germanDigraphs = /([aou])e/g

/**
 * One spelling per word: full-width and half-width forms, capitals and accents disappear. German umlauts are typed
 * as ü, ue or u on phones, so all three meet in the bare vowel. Chinese is read in simplified characters.
 */
export function fold(text: string, language: Language): string {
  if (!beyondAscii.test(text)) return withoutDigraphs(text.toLowerCase(), language)
  const normal = text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")
  const lower = withUsualCharacters(normal, language)
  if (language === 'ja' || language === 'ko') return foldLatinOnly(lower)
  const bare = lower.normalize('NFD').replace(marks, '').normalize('NFC')
  return withoutDigraphs(bare, language)
}

function withoutDigraphs(text: string, language: Language): string {
  return language === 'de' ? text.replace(germanDigraphs, '$1') : text
}

// Taking marks off kana would turn が into か, so in Japanese and Korean only Latin letters lose theirs.
function foldLatinOnly(text: string): string {
  return text.replace(latinWithMarks, (letter) => letter.normalize('NFD').replace(marks, ''))
}
