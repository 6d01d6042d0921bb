import type { TimetableEntry } from '../../../contract/timetable.ts'
import { clockAt, instantOf } from '../../../contract/wall-clock.ts'

const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60

/** Something that has no end takes so long on the calendar (minutes). */
const WITHOUT_END_MIN = 30

/** Times are moved in such steps (minutes). */
export const STEP_MIN = 15

/** What of the festival decides when its days are. */
export interface Venue {
  timeZone: string
  dayStartsAtHour: number
}

/** Where an entry stands: its event day, and minutes after the day's first midnight. */
export interface Place {
  day: string
  from: number
  to: number
}

/** Where an entry stands on the calendar, by the clocks of the venue. */
export function placeOf(
  { startsAt, endsAt }: Pick<TimetableEntry, 'startsAt' | 'endsAt'>,
  venue: Venue,
): Place {
  const shown = clockAt(Date.parse(startsAt), venue.timeZone)
  const day = new Date(shown - venue.dayStartsAtHour * 60 * MINUTE_MS).toISOString().slice(0, 10)
  const from = Math.round((shown - Date.parse(day)) / MINUTE_MS)
  const length = endsAt === null ? WITHOUT_END_MIN : (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS
  return { day, from, to: from + length }
}

/** An entry moved by days and minutes, its length kept; it stays within the hours of an event day. */
export function moved<T extends Pick<TimetableEntry, 'startsAt' | 'endsAt'>>(
  entry: T,
  by: { days: number; minutes: number },
  venue: Venue,
): T {
  const { day, from } = placeOf(entry, venue)
  const first = venue.dayStartsAtHour * 60
  const minutes = Math.min(Math.max(from + by.minutes, first), first + DAY_MIN - STEP_MIN)
  const shown = Date.parse(day) + (by.days * DAY_MIN + minutes) * MINUTE_MS
  const starts = instantOf(shown, venue.timeZone)
  const ends = entry.endsAt && starts + Date.parse(entry.endsAt) - Date.parse(entry.startsAt)
  return {
    ...entry,
    startsAt: new Date(starts).toISOString(),
    endsAt: ends ? new Date(ends).toISOString() : null,
  }
}

/** Which column of how many an entry has among those of the same time. */
export interface Lane {
  lane: number
  lanes: number
}

/** Puts what happens at the same time side by side. */
export function laneOf<T extends { from: number; to: number }>(placed: readonly T[]): Map<T, Lane> {
  const lanes = new Map<T, Lane>()
  let group: T[] = []
  let ends: number[] = []
  const close = () => {
    for (const one of group) lanes.set(one, { lane: lanes.get(one)?.lane ?? 0, lanes: ends.length })
    group = []
    ends = []
  }
  for (const one of placed.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= one.from)) close()
    const free = ends.findIndex((end) => end <= one.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = one.to
    lanes.set(one, { lane, lanes: 0 })
    group.push(one)
  }
  close()
  return lanes
}

/** The whole hours that all of this needs, with one before and after. */
export function hoursOf(
  placed: readonly Place[],
  { dayStartsAtHour }: Venue,
): { first: number; last: number } {
  if (placed.length === 0) return { first: dayStartsAtHour + 3, last: dayStartsAtHour + 18 }
  const first = Math.floor(Math.min(...placed.map(({ from }) => from)) / 60) - 1
  const last = Math.ceil(Math.max(...placed.map(({ to }) => to)) / 60) + 1
  return { first: Math.max(first, dayStartsAtHour), last: Math.min(last, dayStartsAtHour + 24) }
}

/** So many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MIN * MINUTE_MS).toISOString().slice(0, 10)
}
