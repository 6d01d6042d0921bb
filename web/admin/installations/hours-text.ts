import type { OpeningPeriod } from '../../../contract/opening-hours.ts'

/** A period as it stands in the form: a day of '' is every day, and what nobody has filled in yet is empty. */
export interface HoursRow {
  day: string
  opensAt: string
  closesAt: string
}

/** Opening hours as one value of a form, a period in a line; so two saves of them can be compared. */
export function textOfHours(periods: readonly OpeningPeriod[]): string {
  return textOfRows(periods.map(({ day, opensAt, closesAt }) => ({ day: day ?? '', opensAt, closesAt })))
}

export function textOfRows(rows: readonly HoursRow[]): string {
  return rows.map(({ day, opensAt, closesAt }) => [day, opensAt, closesAt].join(' ')).join('\n')
}

export function rowsOf(text: string): HoursRow[] {
  if (text === '') return []
  return text.split('\n').map((line) => {
    const [day = '', opensAt = '', closesAt = ''] = line.split(' ')
    return { day, opensAt, closesAt }
  })
}

/** What the contract wants; a period that is not filled in stays wrong. */
export function hoursOf(text: string): OpeningPeriod[] {
  return rowsOf(text).map(({ day, ...times }) => ({ day: day || null, ...times }))
}
