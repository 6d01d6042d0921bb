import type { PublicEntry } from '../../contract/knowledge.ts'
import { zoneName } from '../../contract/zone-name.ts'
import { momentFormat } from '../i18n/formats.ts'

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
  const span = endsAt === null ? format.format(start) : format.formatRange(start, new Date(endsAt))
  return `${span} ${zoneName(timeZone, start)}`
}
