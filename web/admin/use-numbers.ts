import { numberFormat } from '../../contract/intl.ts'
import { zoneName } from '../../contract/zone-name.ts'
import { useEvent } from '../event/use-event.ts'
import { useVenueTime } from '../event/use-venue-time.ts'
import { clockTime, durationText, momentFormat, plainNumber } from '../i18n/formats.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { fromWallClock } from './venue-time.ts'

const HOUR_MS = 3_600_000

/**
 * Numbers, shares and venue times as the language of the dashboard writes them. What happened is kept in real time, and
 * shown as the venue's clock showed it; the programme is in the venue's time.
 */
export function useNumbers() {
  const { locale } = useLanguage()
  const { timeZone } = useEvent()
  const venue = useVenueTime()
  const moment = momentFormat(locale, {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return {
    timeZone,
    number: (value: number) => plainNumber(locale, value),
    signed: (value: number) => numberFormat(locale, { signDisplay: 'exceptZero' }).format(value),
    share: (value: number) => numberFormat(locale, { style: 'percent' }).format(value),
    /** What a field for date and time holds. */
    wallClock: (text: string) => moment.format(new Date(fromWallClock(text, timeZone) ?? text)),
    clock: (at: string) => clockTime(locale, timeZone, venue(new Date(at))),
    moment: (at: string) => moment.format(venue(new Date(at))),
    /** Of an hour in which things happened: the venue's hour next to its beginning. */
    hour: (at: string) =>
      clockTime(locale, timeZone, new Date(Math.round(venue(new Date(at)).getTime() / HOUR_MS) * HOUR_MS)),
    plannedClock: (at: string) => clockTime(locale, timeZone, new Date(at)),
    plannedMoment: (at: string) => moment.format(new Date(at)),
    minutes: (count: number) => durationText(locale, count),
    /** A day that may be in another year. */
    date: (at: string) => momentFormat(locale, { timeZone, dateStyle: 'medium' }).format(venue(new Date(at))),
    zone: (at: string) => zoneName(timeZone, venue(new Date(at))),
  }
}
