import { Converter } from 'opencc-js/t2cn'
import type { Language } from '../../contract/languages.ts'

// The characters that Chinese is written with.
const firstHan = 0x4e00
const lastHan = 0x9fff

let known: { convert: (text: string) => string; traditional: RegExp } | undefined

/** A text of a language; Chinese as `toSimplified` gives it. */
export function withUsualCharacters(text: string, language: Language): string {
  return language === 'zh' ? toSimplified(text) : text
}

/**
 * Chinese as it is written on the mainland: visitors from Taiwan and Hong Kong write 廁所 and 計程車, the library 厕所 and
 * 出租车. A text without a character that only they write stays as it is, since 影片 is a film in one and a video in the other.
 */
export function toSimplified(text: string): string {
  known ??= open()
  return known.traditional.test(text) ? known.convert(text) : text
}

// Worked out when Chinese is first read: it takes some 80 ms.
function open() {
  const convert: (text: string) => string = Converter({ from: 'twp', to: 'cn' })
  const characters = Array.from({ length: lastHan - firstHan + 1 }, (_, at) =>
    String.fromCodePoint(firstHan + at),
  )
  const converted = convert(characters.join('\n')).split('\n')
  // 么 is the simplified 麼, and as a traditional character 幺.
  const simplified = new Set(converted.filter((one, at) => one !== characters[at]))
  const traditional = characters.filter((one, at) => converted[at] !== one && !simplified.has(one))
  return { convert, traditional: new RegExp(`[${traditional.join('')}]`) }
}
