import type { TimeWords } from '../vocabulary/vocabulary.ts'
import type { DayWords } from './day-words.ts'
import type { VenueClock } from './venue-clock.ts'

/** The event days that a question names, the first and the last of them. */
export type Days = { first: string; last: string }

/** A question of which words are taken out as they are understood. */
export type Reading = { text: string; found: boolean }

type Calendar = { today: string; clock: VenueClock; programmeDays: readonly string[] }

const saturday = 6
const sunday = 0

/** Reads today, tomorrow, weekdays, dates, the weekend, the first and the last day; undefined without any. */
export function daysIn(
  reading: Reading,
  words: TimeWords,
  named: DayWords,
  calendar: Calendar,
): Days | undefined {
  const { today, clock, programmeDays } = calendar
  const takes = (pattern: RegExp) => take(reading, pattern)
  const one = (day: string | undefined) => (day === undefined ? undefined : { first: day, last: day })
  if (takes(words.dayAfterTomorrow)) return one(clock.plusDays(today, 2))
  if (takes(words.tomorrow)) return one(clock.plusDays(today, 1))
  if (takes(words.today)) return one(today)
  if (programmeDays.length > 0) {
    if (takes(named.firstDay)) return one(programmeDays[0])
    if (takes(named.lastDay)) return one(programmeDays.at(-1))
    const nth = named.nthDay.exec(reading.text)
    const day = programmeDays[Number(nth?.[1]) - 1]
    if (day && takes(named.nthDay)) return one(day)
  }
  const dates = datesIn(reading, named, calendar)
  if (dates.length > 0) return span(dates)
  if (takes(named.weekend)) return span([saturday, sunday].map((weekday) => dayOf(weekday, calendar)))
  const weekdays = words.weekdays.flatMap((pattern, weekday) => (takes(pattern) ? [weekday] : []))
  return span(weekdays.map((weekday) => dayOf(weekday, calendar)))
}

/** Takes a pattern out of the text, once. */
export function take(reading: Reading, pattern: RegExp): boolean {
  if (!pattern.test(reading.text)) return false
  reading.text = reading.text.replace(pattern, ' ')
  reading.found = true
  return true
}

/** "Friday and Sunday" and "from Friday to Sunday" are all the days between them. */
function span(days: readonly string[]): Days | undefined {
  const [first, ...others] = [...days].sort()
  return first === undefined ? undefined : { first, last: others.at(-1) ?? first }
}

/** Weekdays mean the event's own days (rulings); where it has none of them, the next one. */
function dayOf(weekday: number, { today, clock, programmeDays }: Calendar): string {
  const own = programmeDays.filter((day) => clock.weekdayOf(day) === weekday)
  const next = own.find((day) => day >= today) ?? own.at(-1)
  return next ?? clock.plusDays(today, (weekday - clock.weekdayOf(today) + 7) % 7)
}

/** The dates in a text: with a month any, without one those of the event alone ("the 12th"). */
function datesIn(reading: Reading, { dates, months }: DayWords, calendar: Calendar): string[] {
  const { today, programmeDays } = calendar
  const found: string[] = []
  for (const pattern of dates) {
    for (let match = pattern.exec(reading.text); match; match = pattern.exec(reading.text)) {
      const { day = '', month } = match.groups ?? {}
      const number = month === undefined ? undefined : Number(month) || months.indexOf(month) + 1
      const own = programmeDays.find((one) => isDate(one, Number(day), number))
      const year = (programmeDays[0] ?? today).slice(0, 4)
      const date = own ?? (number && !isWord(month) ? dateOf(year, number, Number(day)) : undefined)
      if (!date) break
      found.push(date)
      reading.text = reading.text.replace(match[0], ' ')
      reading.found = true
    }
  }
  return found
}

// "May 2 of us come?"
function isWord(month: string | undefined): boolean {
  return month === 'may' || month === 'mar'
}

function isDate(date: string, day: number, month: number | undefined): boolean {
  return Number(date.slice(8)) === day && (month === undefined || Number(date.slice(5, 7)) === month)
}

function dateOf(year: string, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
