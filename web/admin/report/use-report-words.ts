import { numberFormat } from '../../../contract/intl.ts'
import { momentFormat } from '../../i18n/formats.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** Days, hours and names of languages as the language of the report writes them. */
export function useReportWords() {
  const { locale } = useLanguage()
  const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const format = (options: Intl.DateTimeFormatOptions) =>
    momentFormat(locale, { timeZone: 'UTC', ...options })
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return {
    day: (day: string) => format({ weekday: 'short', day: 'numeric', month: 'short' }).format(at(day)),
    longDay: (day: string) => format({ weekday: 'long', day: 'numeric', month: 'long' }).format(at(day)),
    hour: (hour: number) => format({ hour: 'numeric' }).format(at('2026-01-01', hour)),
    /** The first and the last day as one text. */
    days: (first: string, last: string) =>
      format({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(at(first), at(last)),
    language: (code: string) => names.of(code) ?? code,
    decimal: (value: number) => numberFormat(locale, { maximumFractionDigits: 1 }).format(value),
  }
}
