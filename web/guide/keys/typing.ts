import { assemble } from 'es-hangul'
import { toKana } from 'wanakana'
import type { Language } from '../../../contract/languages.ts'

/**
 * What was typed as keys, and as people read it: romaji as kana, jamo as syllables. The other languages read what they
 * type; pinyin becomes Han characters one by one (pinyin.ts).
 */
export interface Typed {
  keys: string
  text: string
}

/** Adds a key or, with `{bksp}`, takes the last one away. */
export function typeKey({ keys }: Typed, key: string, language: Language): Typed {
  return typed(key === '{bksp}' ? [...keys].slice(0, -1).join('') : keys + key, language)
}

/** A text that was not typed on these keys, as one that can be typed on. */
export function typed(keys: string, language: Language): Typed {
  return { keys, text: readable(keys, language) }
}

/** The text when nothing more follows: a last "n" is ん. */
export function finished({ keys, text }: Typed, language: Language): string {
  return language === 'ja' ? toKana(keys) : text
}

function readable(keys: string, language: Language): string {
  if (language === 'ja') return toKana(keys, { IMEMode: true })
  if (language === 'ko' && keys !== '') return assemble([keys])
  return keys
}
