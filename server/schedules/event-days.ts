import { instantOf } from '../../contract/wall-clock.ts'

const DAY_MS = 24 * 3_600_000

/** What of the festival decides when its days are. */
interface EventDays {
  timeZone: string
  dayStartsAtHour: number
  startsOn: string
  endsOn: string
}

/** When an event day begins, so many days after a date yyyy-mm-dd (milliseconds). */
export function dayStart({ timeZone, dayStartsAtHour }: EventDays, date: string, daysLater = 0): number {
  return instantOf(
    Date.parse(`${date}T00:00:00Z`) + daysLater * DAY_MS + dayStartsAtHour * 3_600_000,
    timeZone,
  )
}

/** The first moment of the festival, and the first after it (milliseconds). */
export function eventDays(event: EventDays): { startsAt: number; endsAt: number } {
  return { startsAt: dayStart(event, event.startsOn), endsAt: dayStart(event, event.endsOn, 1) }
}
