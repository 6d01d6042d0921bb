import { useTranslation } from 'react-i18next'
import { clockTime, nextTime, plainNumber, timeUntil } from './formats.ts'
import { useLanguage } from './use-language.ts'

/** Numbers and times as this language writes them; times are the venue's. */
export function useFormat(timeZone: string) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const number = (value: number) => plainNumber(locale, value)
  return {
    number,
    points: (value: number) => t('points.count', { count: value, points: number(value) }),
    clock: (moment: Date) => clockTime(locale, timeZone, moment),
    until: (moment: Date, now: Date) => timeUntil(locale, moment, now),
    next: (moment: Date, now: Date) => nextTime(locale, timeZone, moment, now),
  }
}
