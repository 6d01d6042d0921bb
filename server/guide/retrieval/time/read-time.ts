import type { Language } from '../../../../contract/languages.ts'
import { fold } from '../../../concepts/index.ts'
import { vocabularies } from '../vocabulary/index.ts'
import type { TimeWords } from '../vocabulary/vocabulary.ts'
import { type ClockTime, clockTimeIn } from './clock-time.ts'
import { type DayWords, dayWords } from './day-words.ts'
import { daysIn, type Reading, take } from './read-days.ts'
import { hourNamed, withSpokenTimes } from './spoken-times.ts'
import type { VenueClock } from './venue-clock.ts'

/** The moment a question speaks of, as a span of instants, and the question without the words of time. */
export type AskedTime = {
  kind: 'now' | 'next' | 'span'
  from: number
  to: number
  rest: string
  /** The event days that were understood, as yyyy-mm-dd. */
  firstDay: string
  lastDay: string
  /** Whether hours were named, and not days alone. */
  hasHours: boolean
}

const dawn = 6
const noon = 12
const evening = 17
const midnight = 24
const nextDawn = 30
const minuteMs = 60_000

/**
 * Reads now, next, today, tonight, tomorrow, weekdays, dates, the weekend, the first and the last day, parts of the day,
 * clock times, spans of hours and days, and "in two hours"; null without any.
 */
export function readTime(
  question: string,
  language: Language,
  now: number,
  clock: VenueClock,
  programmeDays: readonly string[],
): AskedTime | null {
  const words = vocabularies[language].time
  const named = dayWords[language]
  const reading: Reading = { text: fold(question, language), found: false }
  const takes = (pattern: RegExp) => take(reading, pattern)

  const today = clock.eventDayOf(now)
  const ahead = minutesAhead(reading, named, language)
  reading.text = withSpokenTimes(reading.text, language)
  const isTonight = takes(words.tonight)
  const range = hourRangeIn(reading, named, language)
  const hour = range ? null : clockTimeIn(reading, language)
  const isAfterMidnight = takes(words.afterMidnight)
  const days = daysIn(reading, words, named, { today, clock, programmeDays })
  const part = partIn(takes, words)
  const isNow = !isTonight && !days && takes(words.now)
  const isNext = takes(words.next)
  if (!reading.found) return null

  const on = days?.first ?? today
  const lastDay = days?.last ?? on
  const asked = (kind: AskedTime['kind'], from: number, to: number, hasHours = false): AskedTime => ({
    kind,
    from,
    to,
    rest: reading.text,
    firstDay: on,
    lastDay,
    hasHours,
  })
  if (ahead !== undefined) {
    const at = now + ahead * minuteMs
    const day = clock.eventDayOf(at)
    return { ...asked('span', at, at + 1, true), firstDay: day, lastDay: day }
  }
  const instantOf = (time: ClockTime, fromPart: [number, number] | null) =>
    clock.at(
      on,
      hourOfDay(time, fromPart, on === today, (h) => clock.at(on, h) >= now),
      time.minute,
    )
  if (range) {
    const from = instantOf(range.first, part ?? (isTonight ? [evening, nextDawn] : null))
    return asked('span', from, endOfRange(from, range), true)
  }
  if (hour) {
    const at = instantOf(hour, part ?? (isTonight ? [evening, nextDawn] : null))
    return asked('span', at, at + 1, true)
  }
  const span = (from: number, to: number) => {
    const [start, end] = [clock.at(on, from), clock.at(lastDay, to)]
    // What is over today is not asked for.
    return asked('span', start < now && now < end ? now : start, end)
  }
  if (isAfterMidnight) return span(midnight, nextDawn)
  if (isTonight) return span(evening, nextDawn)
  if (part) return span(...part)
  if (isNow) return asked('now', now, now + 1)
  if (isNext && !days) return asked('next', now, clock.at(clock.plusDays(today, 7), dawn))
  return span(dawn, nextDawn)
}

function minutesAhead(reading: Reading, { ahead }: DayWords, language: Language): number | undefined {
  for (const pattern of ahead) {
    const match = pattern.exec(reading.text)
    if (!match) continue
    const { hours, minutes, half } = match.groups ?? {}
    take(reading, pattern)
    if (half) return 30
    if (minutes) return Number(minutes)
    return 60 * (hours ? (hourNamed(hours, language) ?? 1) : 1)
  }
  return undefined
}

type HourRange = { first: ClockTime; last: ClockTime }

function hourRangeIn(reading: Reading, { hourRange }: DayWords, language: Language): HourRange | undefined {
  for (const pattern of hourRange) {
    const match = pattern.exec(reading.text)
    const { h1, m1, half1, h2, m2, half2 } = match?.groups ?? {}
    const [from, to] = [hourNamed(h1 ?? '', language), hourNamed(h2 ?? '', language)]
    if (!match || !h1 || !h2 || from === undefined || to === undefined) continue
    take(reading, pattern)
    const half = (said: string | undefined) => (said === 'am' || said === 'pm' ? said : null)
    return {
      first: { hour: from, minute: Number(m1 ?? 0), half: half(half1) ?? (from < to ? half(half2) : null) },
      last: { hour: to, minute: Number(m2 ?? 0), half: half(half2) },
    }
  }
  return undefined
}

/** The end is the first such hour after the beginning; without am or pm it may be either. */
function endOfRange(from: number, { first, last }: HourRange): number {
  const length = (last.hour - first.hour) * 60 + last.minute - first.minute
  const turn = (last.half && last.half !== first.half) || last.hour > noon || first.hour > noon ? 24 : 12
  const minutes = ((length % (turn * 60)) + turn * 60) % (turn * 60) || turn * 60
  return from + minutes * minuteMs
}

function partIn(takes: (pattern: RegExp) => boolean, words: TimeWords): [number, number] | null {
  if (takes(words.afternoon)) return [noon, evening + 1]
  if (takes(words.evening)) return [evening, nextDawn]
  if (takes(words.morning)) return [dawn, noon + 1]
  return null
}

// Without am or pm a festival means the hour that is still to come; small hours belong to the night before.
function hourOfDay(
  time: ClockTime,
  part: [number, number] | null,
  isToday: boolean,
  isAhead: (hour: number) => boolean,
): number {
  const { hour, half } = time
  if (hour > noon) return hour < midnight ? hour : midnight
  const first = hour % noon
  const isMorningPart = part?.[0] === dawn
  if (half === 'am' || isMorningPart) return first < dawn ? first + midnight : first
  if (half === 'pm') return first + noon
  if (part) return first < dawn && part[0] === evening ? first + midnight : first + noon
  const candidates = [first, first + noon, first + midnight].filter((h) => h >= noon - 1 && h < nextDawn)
  return (isToday ? candidates.find(isAhead) : undefined) ?? candidates[0] ?? first + noon
}
