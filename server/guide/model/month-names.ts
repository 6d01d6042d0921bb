import { type Language, languages, locales } from '../../../contract/languages.ts'
import { folded } from './words.ts'

const months = new Map(
  languages.map((language) => {
    const { format } = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
    return [language, Array.from({ length: 12 }, (_, month) => folded(format(Date.UTC(2026, month, 15))))]
  }),
)

/** Whether a text names a month or a day of the month, so that its numbers may be a date. */
export function namesDate(text: string, language: Language): boolean {
  if (language === 'zh' || language === 'ja' || language === 'ko')
    return /\d\s?[月日号월일]/u.test(text.normalize('NFKC'))
  const words = new Set(folded(text).split(/[^\p{L}]+/u))
  return (months.get(language) ?? []).some((month) => words.has(month))
}
