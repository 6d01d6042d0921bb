// Asked of every entry of a programme: a look by the zone alone is a microsecond cheaper than intl.ts.
const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a zone show at an instant, in milliseconds as if it were UTC. */
export function clockAt(instant: number, timeZone: string): number {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options)
  formats.set(timeZone, format)
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`)
}

/**
 * The instant at which the clocks of a zone show a time.
 * @param shown the time on the clock, in milliseconds as if it were UTC
 * @returns milliseconds; of an hour that the clocks leave out, the instant an hour later or earlier
 */
export function instantOf(shown: number, timeZone: string): number {
  // The clock shown at a first guess tells the zone's offset; a second look settles the days when it changes.
  let instant = shown
  for (let look = 0; look < 2; look += 1) instant += shown - clockAt(instant, timeZone)
  return instant
}

const DATE_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T|\s+)(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),?\s+(\d{1,2}):(\d\d)(?::(\d\d))?$/
const WITH_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i

/**
 * Reads a date and time as people and programs write them: `2026-12-04T12:00:00-08:00`, or without a zone
 * `2026-12-04 12:00`, `2026-12-04T12:00:00` and `4.12.2026 12:00`, which are the clocks of the zone.
 * @returns undefined for what is none of these, and for days that do not exist
 */
export function readMoment(text: string, timeZone: string): Date | undefined {
  const written = text.trim()
  const offset = WITH_OFFSET.exec(written)?.[0]
  const [, ...parts] = DATE_FIRST.exec(offset ? written.slice(0, -offset.length).trim() : written) ?? []
  const [, day, month, year, ...time] = (parts.length === 0 && !offset && DAY_FIRST.exec(written)) || []
  const [y = 0, m = 0, d = 0, hour = 0, minute = 0, second = 0] = (
    parts.length > 0 ? parts : [year, month, day, ...time]
  ).map((part) => Number(part ?? 0))
  const shown = Date.UTC(y, m - 1, d, hour, minute, second)
  const is = new Date(shown)
  const exists = is.getUTCMonth() === m - 1 && is.getUTCDate() === d && hour < 24 && minute < 60
  if (y < 1900 || y > 2200 || second > 59 || !exists) return undefined
  return new Date(offset ? shown - millisecondsOf(offset) : instantOf(shown, timeZone))
}

function millisecondsOf(offset: string): number {
  if (/z/i.test(offset)) return 0
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))]
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}
