import { type Language, locales } from '../../../contract/languages.ts'

/** Day and hours of a slot in venue time, the way the language writes them. */
export function showSpan(startsAt: string, endsAt: string, language: Language, timeZone: string): string {
  const day = new Intl.DateTimeFormat(locales[language], { timeZone, weekday: 'long' }).format(
    new Date(startsAt),
  )
  return `${day}, ${showHour(startsAt, language, timeZone)} – ${showHour(endsAt, language, timeZone)}`
}

/** The hour of an instant in venue time. */
export function showHour(instant: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(instant))
    .replace(/\u202f/g, ' ')
}
