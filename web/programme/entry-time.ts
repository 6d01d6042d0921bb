import type { PublicEntry } from '../../contract/knowledge.ts'
import { zoneName } from '../../contract/zone-name.ts'
import { clockTime, momentFormat } from '../i18n/formats.ts'

/** When an entry happens, in venue time; undefined for what has no time. */
export function spanOf(
  { startsAt, endsAt }: Pick<PublicEntry, 'startsAt' | 'endsAt'>,
  locale: string,
  timeZone: string,
): string | undefined {
  if (startsAt === null) return undefined
  const format = momentFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  const start = new Date(startsAt)
  const end = endsAt === null ? undefined : new Date(endsAt)
  const span = end === undefined ? format.format(start) : spanBetween(format, start, end, locale, timeZone)
  return `${span} ${zoneName(timeZone, start)}`
}

function spanBetween(
  format: Intl.DateTimeFormat,
  start: Date,
  end: Date,
  locale: string,
  timeZone: string,
): string {
  if (!/^(ja|zh)/.test(locale)) return format.formatRange(start, end)
  // Ranges of these two write the day as 11/23 and the hours unlike every other time.
  const day = momentFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const [first, last] = [day.format(start), day.format(end)]
  const until = `${last === first ? '' : `${last} `}${clockTime(locale, timeZone, end)}`
  return `${first} ${clockTime(locale, timeZone, start)}${locale.startsWith('ja') ? '～' : '–'}${until}`
}
