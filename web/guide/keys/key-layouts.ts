import type { Language } from '../../../contract/languages.ts'

/** Rows of keys of a language; what stands in braces is no letter. Numbers and signs are the same everywhere. */
interface KeyLayout {
  letters: readonly string[]
  /** Where capitals are not those that the letters have, and where there are none. */
  shifted?: readonly string[]
}

const foot = '{numbers} , {space} . ? {send}'
const eastern = (comma: string) => `{numbers} ${comma} {space} 。 ？ {send}`
const qwerty = ['q w e r t y u i o p', 'a s d f g h j k l', '{shift} z x c v b n m {bksp}']

const layouts: Record<Language, KeyLayout> = {
  en: { letters: [...qwerty, foot] },
  es: {
    letters: ['á é í ó ú ü ¿ ¡', qwerty[0] ?? '', 'a s d f g h j k l ñ', qwerty[2] ?? '', foot],
  },
  fr: {
    letters: [
      'é è ê à â ç ù î ô œ',
      'a z e r t y u i o p',
      'q s d f g h j k l m',
      "{shift} w x c v b n ' {bksp}",
      foot,
    ],
  },
  de: {
    letters: ['q w e r t z u i o p ü', 'a s d f g h j k l ö ä', '{shift} y x c v b n m ß {bksp}', foot],
  },
  // Romaji and pinyin, which become kana and Han characters as they are typed.
  ja: { letters: [...qwerty.slice(0, 2), 'z x c v b n m ー {bksp}', eastern('、')] },
  zh: { letters: [...qwerty.slice(0, 2), 'z x c v b n m {bksp}', eastern('，')] },
  ko: {
    letters: [
      'ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ',
      'ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ',
      '{shift} ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ {bksp}',
      foot,
    ],
    shifted: [
      'ㅃ ㅉ ㄸ ㄲ ㅆ ㅛ ㅕ ㅑ ㅒ ㅖ',
      'ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ',
      '{shift} ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ {bksp}',
      foot,
    ],
  },
}

const numbers = [
  '1 2 3 4 5 6 7 8 9 0',
  '- / : ( ) & @ " #',
  "+ = % ! ' ; {bksp}",
  '{letters} , {space} . ? {send}',
]

/** The layers of keys of a language, as simple-keyboard takes them. */
export function keysOf(language: Language): Record<'letters' | 'shifted' | 'numbers', string[]> {
  const { letters, shifted = letters.map(capital) } = layouts[language]
  return { letters: [...letters], shifted: [...shifted], numbers: [...numbers] }
}

function capital(row: string): string {
  return row
    .split(' ')
    .map((key) => (key.startsWith('{') || key === 'ß' ? key : key.toUpperCase()))
    .join(' ')
}
