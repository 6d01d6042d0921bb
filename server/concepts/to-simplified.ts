import { ConverterBuilder } from 'opencc-js/core'
import * as dictionaries from 'opencc-js/preset/t2cn'
import type { Language } from '../../contract/languages.ts'

// As `opencc-js` names them: Taiwan with its own words for things, and the mainland.
const locales = { from: 'twp', to: 'cn' }

let traditional: RegExp | undefined
let convert: ((text: string) => string) | undefined

/** A text of a language; Chinese as `toSimplified` gives it. */
export function withUsualCharacters(text: string, language: Language): string {
  return language === 'zh' ? toSimplified(text) : text
}

/**
 * Chinese as it is written on the mainland: visitors from Taiwan and Hong Kong write 廁所 and 計程車, the library 厕所 and
 * 出租车. A text without a character that only they write stays as it is, since 影片 is a film in one and a video in the other.
 */
export function toSimplified(text: string): string {
  traditional ??= writtenElsewhere()
  if (!traditional.test(text)) return text
  convert ??= ConverterBuilder(dictionaries)(locales)
  // Whoever mixes both means 麼 by it; as a traditional character it would be 幺.
  return text.split('么').map(convert).join('么')
}

/** The characters that are written in Taiwan and Hong Kong alone. */
function writtenElsewhere(): RegExp {
  const characters = (dictionaries.to[locales.to] ?? [])
    .flat(2)
    .flatMap((list) => (typeof list === 'string' ? list.split('|') : []))
    .map((pair) => pair.split(' '))
    .flatMap(([from = '', to]) => (from.length === 1 && from !== to ? [from] : []))
  return new RegExp(`[${characters.join('')}]`)
}
