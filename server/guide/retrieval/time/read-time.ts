import type { Language } from '../../../../contract/languages.ts'
import { fold } from '../../../concepts/index.ts'
import { vocabularies } from '../vocabulary/index.ts'
import type { TimeWords } from '../vocabulary/vocabulary.ts'
import { clockTimeIn } from './clock-time.ts'
import { withSpokenTimes } from './spoken-times.ts'
import type { VenueClock } from './venue-clock.ts'

/** The moment a question speaks of, as a span of instants, and the question without the words of time. */
export type AskedTime = { kind: 'now' | 'next' | 'span'; from: number; to: number; rest: string }

const dawn = 6
const noon = 12
const evening = 17
const midnight = 24
const nextDawn = 30

/** Reads now, next, today, tonight, tomorrow, weekdays, parts of the day and clock times; null without any. */
export function readTime(
  question: string,
  language: Language,
  now: number,
  clock: VenueClock,
  programmeDays: readonly string[],
): AskedTime | null {
  const words = vocabularies[language].time
  const reading = { text: withSpokenTimes(fold(question, language), language), found: false }
  const takes = (pattern: RegExp) => take(reading, pattern)

  const today = clock.eventDayOf(now)
  const isTonight = takes(words.tonight)
  const hour = clockTimeIn(reading, language)
  const isAfterMidnight = takes(words.afterMidnight)
  const day = dayIn(takes, words, today, clock, programmeDays)
  const part = partIn(takes, words)
  const isNow = !isTonight && !day && takes(words.now)
  const isNext = takes(words.next)
  if (!reading.found) return null

  const rest = reading.text
  const on = day ?? today
  const notPast = (from: number) => (on === today ? Math.max(from, now) : from)
  if (hour) {
    const at = clock.at(
      on,
      hourOfDay(hour, part, on === today, (h) => clock.at(on, h) >= now),
      hour.minute,
    )
    return { kind: 'span', from: at, to: at + 1, rest }
  }
  const span = (from: number, to: number): AskedTime => ({
    kind: 'span',
    from: notPast(clock.at(on, from)),
    to: clock.at(on, to),
    rest,
  })
  if (isAfterMidnight) return span(midnight, nextDawn)
  if (isTonight) return span(evening, nextDawn)
  if (part) return span(...part)
  if (isNow) return { kind: 'now', from: now, to: now + 1, rest }
  if (isNext && !day) return { kind: 'next', from: now, to: clock.at(clock.plusDays(today, 7), dawn), rest }
  return span(dawn, nextDawn)
}

function take(reading: { text: string; found: boolean }, pattern: RegExp): boolean {
  if (!pattern.test(reading.text)) return false
  reading.text = reading.text.replace(pattern, ' ')
  reading.found = true
  return true
}

function dayIn(
  takes: (pattern: RegExp) => boolean,
  words: TimeWords,
  today: string,
  clock: VenueClock,
  programmeDays: readonly string[],
): string | null {
  if (takes(words.dayAfterTomorrow)) return clock.plusDays(today, 2)
  if (takes(words.tomorrow)) return clock.plusDays(today, 1)
  if (takes(words.today)) return today
  const weekday = words.weekdays.findIndex((pattern) => takes(pattern))
  if (weekday < 0) return null
  const ofProgramme = programmeDays.find((day) => clock.weekdayOf(day) === weekday)
  return ofProgramme ?? clock.plusDays(today, (weekday - clock.weekdayOf(today) + 7) % 7)
}

function partIn(takes: (pattern: RegExp) => boolean, words: TimeWords): [number, number] | null {
  if (takes(words.afternoon)) return [noon, evening + 1]
  if (takes(words.evening)) return [evening, nextDawn]
  if (takes(words.morning)) return [dawn, noon + 1]
  return null
}

type ClockTime = { hour: number; minute: number; half: 'am' | 'pm' | null }

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
