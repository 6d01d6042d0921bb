/** When a station begins a new page life: nobody is there, and a page that runs for days grows tired (experience 5). */
const RELOAD_HOUR = 5
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Milliseconds until the next 05:00 in a time zone. On the nights of a change to summer time it may be an hour off. */
export function untilNextNight(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const sinceMidnight = part('hour') * HOUR_MS + part('minute') * 60_000 + part('second') * 1_000
  const left = RELOAD_HOUR * HOUR_MS - sinceMidnight
  return left > 0 ? left : left + DAY_MS
}
