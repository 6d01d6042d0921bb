import type { Language } from '../../../contract/languages.ts'
import { folded } from './words.ts'

/** The words from two on, in order; one is an article in most languages and says nothing. */
const counted: Partial<Record<Language, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  de: 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
}

/** 20, 30, ... 90, 100, 1000. French has no word of its own for 70 to 90. */
const rounded: Partial<Record<Language, string>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil',
  fr: 'vingt trente quarante cinquante soixante - - - cent mille',
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert tausend',
}

/** Written as one word, and met in hours. */
const joined: Partial<Record<Language, Record<string, number>>> = {
  es: { veintiuna: 21, veintidos: 22, veintitres: 23, veinticinco: 25 },
  de: { einundzwanzig: 21, zweiundzwanzig: 22, dreiundzwanzig: 23, vierundzwanzig: 24, funfundzwanzig: 25 },
}

function wordsOfNumbers(language: Language): Map<string, number> {
  const small = (counted[language] ?? '').split(' ').map((word, at) => [word, at + 2] as const)
  const round = (rounded[language] ?? '')
    .split(' ')
    .map((word, at) => [word, [100, 1000][at - 8] ?? (at + 2) * 10] as const)
  return new Map([...small, ...round, ...Object.entries(joined[language] ?? {})])
}

const numbersByWord = new Map(
  (['en', 'es', 'fr', 'de'] as const).map((language) => [language as Language, wordsOfNumbers(language)]),
)

const one: Partial<Record<Language, RegExp>> = {
  en: /\bone(?= ?(?:o'?clock|[ap]\.? ?m\b))/gu,
  es: /\buna(?= de la )/gu,
  fr: /\bune(?= heure (?:du|de l))/gu,
  de: /\bein(?= uhr)/gu,
}

/** A folded text of one language with its number words as digits: "halb neun" becomes "halb 9". */
export function withDigits(text: string, language: Language): string {
  if (language === 'zh' || language === 'ja') return withHanDigits(text)
  if (language === 'ko') return withHangulDigits(text)
  const values = numbersByWord.get(language)
  const single = one[language]
  const digits = (single ? text.replace(single, '1') : text).replace(/\p{L}+/gu, (word) =>
    String(values?.get(folded(word)) ?? word),
  )
  // "twenty-five" and "treinta y cinco" are one number.
  return digits.replace(/\b([2-9]0)(?:-| y | et |-et-| )([1-9])\b(?![\d:.,])/gu, (_, tens, units) =>
    String(Number(tens) + Number(units)),
  )
}

const HAN_DIGITS = '零一二三四五六七八九'
const HAN_POWERS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }
const HAN_NUMBER =
  /[〇零一二两兩三四五六七八九十百千]+(?=点(?![点儿])|點|时(?![候间])|時(?!間)|元|块|塊|美元|ドル|円|分钟|分鐘|小时|時間|积分|ポイント|折)|(?<=[点點时時])[一二三四五六七八九十]+(?=分)/gu

/** Only beside a unit: elsewhere these characters are parts of words, and "一点" alone means "a little". */
function withHanDigits(text: string): string {
  return text.replace(HAN_NUMBER, (number, at: number) =>
    number === '一' && /^点(?!半|钟|\d)/u.test(text.slice(at + 1)) ? number : String(valueOfHan(number)),
  )
}

function valueOfHan(number: string): number {
  let total = 0
  let digit = 0
  for (const character of number) {
    const power = HAN_POWERS[character]
    if (power === undefined) digit = digit * 10 + hanDigit(character)
    else {
      total += (digit || 1) * power
      digit = 0
    }
  }
  return total + digit
}

function hanDigit(character: string): number {
  if ('两兩'.includes(character)) return 2
  return Math.max(0, HAN_DIGITS.indexOf(character))
}

const HOURS_KO = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']
const HOUR_KO = /(?<![가-힣])(열한|열두|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)(?=\s?시(?!간|작))/gu
const SINO = '일이삼사오육칠팔구십백천'
const SINO_AS_HAN = '一二三四五六七八九十百千'
const SINO_KO = /(?<![가-힣])[일이삼사오육칠팔구십백천]+(?=\s?(?:달러|원(?![가-힣])|퍼센트|포인트))/gu

function withHangulDigits(text: string): string {
  const asHan = (word: string) => word.replace(/./gu, (syllable) => SINO_AS_HAN[SINO.indexOf(syllable)] ?? '')
  return text
    .replace(HOUR_KO, (word) => String(HOURS_KO.indexOf(word) + 1))
    .replace(SINO_KO, (word) => String(valueOfHan(asHan(word))))
}
