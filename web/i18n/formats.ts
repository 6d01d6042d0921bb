import { dateFormat, numberFormat } from '../../contract/intl.ts'
import { hoursOf } from '../../contract/languages.ts'

/** A format for days and times of a locale. */
export function momentFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(locale, options.hour ? { ...options, ...hoursOf(locale) } : options)
}

/** A number with the separators of the locale, of thousands too where it would leave them out below 10,000. */
export function plainNumber(locale: string, value: number): string {
  return numberFormat(locale, { useGrouping: 'always' }).format(value)
}

/** The time of day in the venue's zone. */
export function clockTime(locale: string, timeZone: string, moment: Date): string {
  return momentFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(moment)
}

/** When something happens next: the time alone if it is today in the venue's zone, otherwise with the weekday. */
export function nextTime(locale: string, timeZone: string, moment: Date, now: Date): string {
  const day = momentFormat('en-CA', { timeZone })
  if (day.format(moment) === day.format(now)) return clockTime(locale, timeZone, moment)
  return dayAndTime(locale, timeZone, moment)
}

/** A moment of the festival: the weekday and the time in the venue's zone. */
export function dayAndTime(locale: string, timeZone: string, moment: Date): string {
  const day = { timeZone, weekday: 'long' } as const
  // In one format Japanese and Korean have the day in brackets behind the hour.
  return /^(ja|ko|zh)/.test(locale)
    ? `${momentFormat(locale, day).format(moment)} ${clockTime(locale, timeZone, moment)}`
    : momentFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' }).format(moment)
}

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** How far away a moment is: "in 23 hours", in the last hour "in 40 minutes". */
export function timeUntil(locale: string, moment: Date, now: Date): string {
  const left = Math.max(0, moment.getTime() - now.getTime())
  const format = new Intl.RelativeTimeFormat(locale)
  // Rounded down: nobody should come too late because a screen was generous.
  return left >= HOUR_MS
    ? format.format(Math.floor(left / HOUR_MS), 'hour')
    : format.format(Math.floor(left / MINUTE_MS), 'minute')
}

/** A date with its year, given as yyyy-mm-dd. */
export function dateText(locale: string, day: string): string {
  const format = momentFormat(locale, { timeZone: 'UTC', dateStyle: 'long' })
  return format.format(new Date(`${day}T12:00:00Z`))
}

/** An event day, given as yyyy-mm-dd. */
export function dayName(locale: string, day: string): string {
  const fields = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return momentFormat(locale, { timeZone: 'UTC', ...fields }).format(new Date(`${day}T12:00:00Z`))
}

/** A length of time in hours and minutes. */
export function durationText(locale: string, minutes: number): string {
  const part = (value: number, unit: 'hour' | 'minute') =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && part(hours, 'hour'), (rest > 0 || hours === 0) && part(rest, 'minute')]
  return parts.filter(Boolean).join(' ')
}
