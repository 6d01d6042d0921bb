import type { Language } from '../../../contract/languages.ts'
import { type ClockTime, takeTimes } from './clock-times.ts'
import { namesDate } from './month-names.ts'
import { withDigits } from './number-words.ts'
import { takePrices } from './prices.ts'
import { weekdaysIn } from './weekdays.ts'

/** Whatever a text claims that could be looked up. */
export interface Facts {
  times: ClockTime[]
  /** Currency and amount, such as `USD:25`; `free` where something costs nothing. */
  prices: Set<string>
  numbers: Set<number>
  /** Numbers that may be hours, because "from", "until" or a dash stands before or behind them. */
  bareHours: Set<number>
  /** 0 is Sunday. */
  weekdays: Set<number>
  /** Whether it contains an hour that nobody can read, such as 17:1. */
  isGarbled: boolean
  /** Whether a month or a day of it is named, so that a number may be a date. */
  isDated: boolean
}

/** Facts that a text may use; numbers of dates only where it names a date. */
export interface KnownFacts extends Facts {
  dates: Set<number>
}

/** Accents stay only where they are letters of their own, as in Korean and Japanese. */
function leveled(text: string, language: Language): string {
  const wide = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00A0\u202F\u2009]/gu, ' ')
  if (language === 'zh' || language === 'ja' || language === 'ko') return wide
  return wide.normalize('NFD').replace(/\p{M}/gu, '')
}

const GROUPED = /(?<![\d.,])\d{1,3}(?:[.,' ]\d{3})+(?![\d])/gu

const HOUR_BEFORE =
  /(?:\b(?:at|by|until|till|to|from|before|after|around|since|between|and|las|desde|hasta|um|bis|ab|von|nach|vor|gegen|und|a|de|des|jusqu'a|vers|entre|et)|¦?\s?[-–—~〜至到から])\s?$/u
const HOUR_BEHIND = /^\s?(?:[-–—~〜至到]|to\b|until\b|bis\b|a\b)\s?(?:¦|\d)/u

/** The hours, prices, numbers and weekdays of a text. */
export function factsOf(text: string, language: Language): Facts {
  const level = withDigits(leveled(text, language), language).replace(GROUPED, (number) =>
    number.replace(/\D/gu, ''),
  )
  const { times, rest } = takeTimes(level, language)
  const { prices, rest: unpriced } = takePrices(rest)
  const numbers = new Set<number>()
  const bareHours = new Set<number>()
  for (const { 0: digits, index } of unpriced.matchAll(/\d+(?:[.,]\d{1,2}(?!\d))?/gu)) {
    const number = Number(digits.replace(',', '.'))
    numbers.add(number)
    const behind = unpriced.slice(index + digits.length)
    if (HOUR_BEFORE.test(unpriced.slice(0, index)) || HOUR_BEHIND.test(behind)) bareHours.add(number)
  }
  const isDated = namesDate(text, language)
  const isGarbled = /\d:\d(?!\d)/u.test(level)
  return { times, prices, numbers, bareHours, weekdays: weekdaysIn(text, language), isDated, isGarbled }
}

/** What the entries say, with the hours and days of the programme and the clock. */
export function knownFacts(said: Facts, when: Facts): KnownFacts {
  return {
    ...said,
    times: [...said.times, ...when.times],
    weekdays: new Set([...said.weekdays, ...when.weekdays]),
    dates: when.numbers,
  }
}

/**
 * Whether every fact of a text is one of those it may use.
 * @param evidence what the entries and the clock say
 * @param extraNumbers numbers without a unit that are harmless: those of the question, and how many entries answer
 */
export function areKnownFacts(
  claimed: Facts,
  evidence: KnownFacts,
  extraNumbers: ReadonlySet<number>,
): boolean {
  const minutes = new Set(evidence.times.flat())
  const hours = new Set([...minutes].flatMap((at) => (at % 60 === 0 ? [at / 60, (at / 60) % 12 || 12] : [])))
  const isKnown = (number: number) =>
    evidence.numbers.has(number) ||
    (claimed.isDated && evidence.dates.has(number)) ||
    (claimed.bareHours.has(number) ? hours.has(number) : extraNumbers.has(number))
  return (
    (!claimed.isGarbled || evidence.isGarbled) &&
    claimed.times.every((time) => time.some((at) => minutes.has(at))) &&
    [...claimed.prices].every((price) => evidence.prices.has(price)) &&
    [...claimed.weekdays].every((day) => evidence.weekdays.has(day)) &&
    [...claimed.numbers].every(isKnown)
  )
}
