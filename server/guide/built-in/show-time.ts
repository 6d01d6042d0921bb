import { dateFormat } from '../../../contract/intl.ts'
import { hoursOf, type Language, locales } from '../../../contract/languages.ts'
import { eventDayOf } from '../../../contract/programme-time.ts'

/** Day and hours of a slot in venue time, the way the language writes them. */
export function showSpan(startsAt: string, endsAt: string, language: Language, timeZone: string): string {
  const day = dateFormat(locales[language], { timeZone, weekday: 'long' }).format(new Date(startsAt))
  return dayAndHours(
    day,
    `${showHour(startsAt, language, timeZone)} – ${showHour(endsAt, language, timeZone)}`,
    language,
  )
}

/** Languages that have no comma and no word between a day and its hour. */
function hasNoComma(language: Language): boolean {
  return language === 'zh' || language === 'ja' || language === 'ko'
}

/** A day with its hours, as a list has them. */
export function dayAndHours(day: string, hours: string, language: Language): string {
  return `${day}${hasNoComma(language) ? ' ' : ', '}${hours}`
}

/** The day of an instant in venue time, the way the language writes it. */
export function showDay(instant: number, language: Language, timeZone: string): string {
  return dateFormat(locales[language], {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(instant))
}

/** The hour of an instant in venue time. */
export function showHour(instant: string, language: Language, timeZone: string): string {
  const locale = locales[language]
  const format = { timeZone, hour: 'numeric', minute: '2-digit', ...hoursOf(locale) } as const
  return dateFormat(locale, format)
    .format(new Date(instant))
    .replace(/\u202f/g, ' ')
}

const long = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const

const DAY_MS = 86_400_000

/** A moment ahead: the hour on this event day, the weekday with it in the days after, else the date. */
export function showMoment(
  instant: string,
  now: Date,
  { language, timeZone, dayStartsAtHour }: { language: Language; timeZone: string; dayStartsAtHour: number },
): string {
  const at = Date.parse(instant)
  const dayOf = (moment: number) => eventDayOf(moment, timeZone, dayStartsAtHour)
  if (dayOf(at) === dayOf(now.getTime())) return showHour(instant, language, timeZone)
  const locale = locales[language]
  const isSoon = at - now.getTime() <= 6 * DAY_MS
  const day = { timeZone, weekday: 'long' } as const
  // In one format Japanese and Korean would have the weekday in brackets behind the hour.
  if (isSoon && hasNoComma(language)) {
    return `${dateFormat(locale, day).format(at)} ${showHour(instant, language, timeZone)}`
  }
  const date = isSoon ? {} : ({ month: 'long', day: 'numeric' } as const)
  const format = { ...day, ...date, hour: 'numeric', minute: '2-digit', ...hoursOf(locale) } as const
  return dateFormat(locale, format)
    .format(at)
    .replace(/\u202f/g, ' ')
}

/** An event day, given as yyyy-mm-dd, the way the language writes it. */
export function showEventDay(day: string, language: Language): string {
  return dateFormat(locales[language], long).format(noonOf(day))
}

/** The event days from the first to the last. */
export function showEventDays(first: string, last: string, language: Language): string {
  if (first === last) return showEventDay(first, language)
  return dateFormat(locales[language], long).formatRange(noonOf(first), noonOf(last))
}

/** The weekday of an event day in short. */
export function showWeekday(day: string, language: Language): string {
  return dateFormat(locales[language], { timeZone: 'UTC', weekday: 'short' }).format(noonOf(day))
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
