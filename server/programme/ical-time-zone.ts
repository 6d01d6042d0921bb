import { dateFormat } from '../../contract/intl.ts'
import { zoneName } from '../../contract/zone-name.ts'
import { icalLocal } from './ical-lines.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** So many years have to keep a rule before it is written as one. */
const YEARS_OF_A_RULE = 5

/** A change of the clocks: when, and the offsets from UTC before and after, in milliseconds. */
interface ClockChange {
  at: number
  from: number
  to: number
}

/** What the clock on the wall shows at an instant, as if it were UTC. */
export function wallTimeOf(instant: number, timeZone: string): number {
  return instant + offsetOf(instant, timeZone)
}

/**
 * The lines of a VTIMEZONE for calendars that do not know the zone by name: the rule of its clock changes around a
 * year, as the zone's own data tell it.
 */
export function timeZoneLines(timeZone: string, year: number): string[] {
  const years = Array.from({ length: YEARS_OF_A_RULE }, (_, n) => changesIn(year - 1 + n, timeZone))
  const first = years[0] ?? []
  const parts = first.every((_, n) => ruleOf(years.map((changes) => changes[n])) !== undefined)
    ? first.flatMap((change, n) => partLines(change, timeZone, ruleOf(years.map((changes) => changes[n]))))
    : years.flat().flatMap((change) => partLines(change, timeZone))
  const offset = offsetOf(Date.UTC(year, 0), timeZone)
  const still = partLines({ at: -offset, from: offset, to: offset }, timeZone)
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...(parts.length > 0 ? parts : still), 'END:VTIMEZONE']
}

function partLines({ at, from, to }: ClockChange, timeZone: string, rule?: string): string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${icalLocal(at + from)}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${zoneName(timeZone, at)}`,
    `END:${name}`,
  ]
}

/** The rule that all changes keep: the same weekday of the same month, counted from its start or its end. */
function ruleOf(changes: readonly (ClockChange | undefined)[]): string | undefined {
  const days = changes.map((change) => (change ? dayOf(change) : undefined))
  for (const nth of ['fromStart', 'fromEnd'] as const) {
    const rules = new Set(
      days.map((day) => day && `FREQ=YEARLY;BYMONTH=${day.month};BYDAY=${day[nth]}${day.weekday}`),
    )
    if (rules.size === 1) return [...rules][0]
  }
  return undefined
}

function dayOf({ at, from }: ClockChange) {
  const wall = new Date(at + from)
  const [month, date] = [wall.getUTCMonth(), wall.getUTCDate()]
  const lastDate = new Date(Date.UTC(wall.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return {
    month: month + 1,
    weekday: weekdays[wall.getUTCDay()],
    fromStart: Math.ceil(date / 7),
    fromEnd: -Math.ceil((lastDate - date + 1) / 7),
  }
}

function changesIn(year: number, timeZone: string): ClockChange[] {
  const changes: ClockChange[] = []
  for (let day = Date.UTC(year, 0); day < Date.UTC(year + 1, 0); day += DAY) {
    const [from, to] = [offsetOf(day, timeZone), offsetOf(day + DAY, timeZone)]
    if (from !== to) changes.push({ at: momentOfChange(day, day + DAY, from, timeZone), from, to })
  }
  return changes
}

/** Halves the time in which the clocks changed until the minute is found. */
function momentOfChange(start: number, end: number, from: number, timeZone: string): number {
  if (end - start <= 60_000) return end
  const middle = start + Math.floor((end - start) / 120_000) * 60_000
  return offsetOf(middle, timeZone) === from
    ? momentOfChange(middle, end, from, timeZone)
    : momentOfChange(start, middle, from, timeZone)
}

function offsetOf(instant: number, timeZone: string): number {
  const format = dateFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const text = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * 60_000)
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`
}
