import { dateFormat, numberFormat } from '../../contract/intl.ts'
import type { Language } from '../../contract/languages.ts'
import { locales } from '../../contract/languages.ts'
import type { Notice } from '../../contract/notices.ts'
import { fill } from '../fill.ts'
import type { JudgedNotice, NoticeValue } from './judge-notices.ts'
import { noticeTexts } from './texts/texts.ts'

/** Puts a notice into words; times are those of the venue. */
export function writeNotice(judged: JudgedNotice, language: Language, timeZone: string): Notice {
  const { cause, kind, isUrgent, address } = judged
  const texts = noticeTexts[language]
  const values = Object.fromEntries(
    Object.entries(judged.values).map(([name, value]) => [name, written(value, language, timeZone)]),
  )
  const { title, text } = texts.kinds[kind]
  // Words of the product, which each language has its own for.
  for (const name of ['service', 'of'] as const) {
    const word = values[name]
    if (word !== undefined && word in texts.words)
      values[name] = texts.words[word as keyof typeof texts.words]
  }
  return { cause, kind, isUrgent, address, title: fill(title, values), text: fill(text, values) }
}

function written(value: NoticeValue, language: Language, timeZone: string): string {
  const locale = locales[language]
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberFormat(locale).format(value)
  if (value instanceof Date) {
    const fields = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
    return dateFormat(locale, fields).format(value)
  }
  if ('share' in value) return numberFormat(locale, { style: 'percent' }).format(value.share)
  const unit = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const
  return numberFormat(locale, unit).format(value.bytes / 1e9)
}
