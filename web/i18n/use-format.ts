import { useTranslation } from 'react-i18next'
import { numberLocale } from '../../contract/languages.ts'
import { zoneName } from '../../contract/zone-name.ts'
import {
  clockTime,
  dateText,
  dayAndTime,
  dayName,
  durationText,
  nextTime,
  plainNumber,
  timeUntil,
} from './formats.ts'
import { useLanguage } from './use-language.ts'

/** Numbers and times as this language writes them; times are the venue's. */
export function useFormat(timeZone: string) {
  const { t } = useTranslation()
  const { locale, language } = useLanguage()
  const number = (value: number) => plainNumber(numberLocale(language, timeZone), value)
  return {
    number,
    /** In a label that the specification writes without separators, in English. */
    label: (value: number) => (language === 'en' ? String(value) : number(value)),
    points: (value: number) => t('points.count', { count: value, points: number(value) }),
    moment: (moment: Date) => dayAndTime(locale, timeZone, moment),
    clock: (moment: Date) => clockTime(locale, timeZone, moment),
    until: (moment: Date, now: Date) => timeUntil(locale, moment, now),
    date: (day: string) => dateText(locale, day),
    day: (day: string) => dayName(locale, day),
    zone: (moment: Date) => zoneName(timeZone, moment),
    duration: (minutes: number) => durationText(locale, minutes),
    next: (moment: Date, now: Date) => nextTime(locale, timeZone, moment, now),
  }
}
