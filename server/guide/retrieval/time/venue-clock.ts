import { dateFormat } from '../../../../contract/intl.ts'

/** The venue's calendar: which day an instant belongs to, and which instant an hour of a day is. */
export type VenueClock = {
  /** The event day of an instant, as yyyy-mm-dd; it lasts until the small hours of the next calendar day. */
  eventDayOf(instant: number): string
  /** The instant of an hour of an event day; hours from 24 on are after midnight. */
  at(day: string, hour: number, minute?: number): number
  plusDays(day: string, days: number): string
  /** 0 is Sunday. */
  weekdayOf(day: string): number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A clock for one time zone; the event day rolls over at the given hour (rulings: 06:00). */
export function createVenueClock(timeZone: string, dayStartsAtHour: number): VenueClock {
  const format = dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const localAsUtc = (instant: number) => {
    const part = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    )
    return Date.UTC(
      part.year ?? 0,
      (part.month ?? 1) - 1,
      part.day ?? 1,
      part.hour ?? 0,
      part.minute ?? 0,
      part.second ?? 0,
    )
  }
  return {
    eventDayOf: (instant) => dayText(localAsUtc(instant) - dayStartsAtHour * hourMs),
    at(day, hour, minute = 0) {
      const wanted = dayStart(day) + hour * hourMs + minute * 60_000
      // The offset is read twice, because the first guess may stand on the other side of a clock change.
      const guess = wanted - (localAsUtc(wanted) - wanted)
      return wanted - (localAsUtc(guess) - guess)
    },
    plusDays: (day, days) => dayText(dayStart(day) + days * dayMs),
    weekdayOf: (day) => new Date(dayStart(day)).getUTCDay(),
  }
}

function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayText(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10)
}
