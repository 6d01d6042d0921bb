import { useEvent } from '../../event/use-event.ts'
import { momentFormat } from '../../i18n/formats.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { daysBetween } from './earnings.ts'

/** The festival's days, and what they are called. */
export function useEventDays() {
  const { locale } = useLanguage()
  const { startsOn, endsOn, dayStartsAtHour } = useEvent()
  // Calendar days have no zone: read and written as if all of them were in Greenwich.
  const format = momentFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
  return {
    days: daysBetween(startsOn, endsOn),
    dayStartsAtHour,
    dayName: (day: string) => format.format(new Date(day)),
  }
}
