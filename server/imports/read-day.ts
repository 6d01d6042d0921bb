import type { dateOrders } from '../../contract/people-imports.ts'

/** Whether 03/04 is the third of April or the fourth of March. */
export type DateOrder = (typeof dateOrders)[number]

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const yearFirst = /^(\d{4})[-/.年 ]\s?(\d{1,2})[-/.月 ]\s?(\d{1,2})日?(?:[T ].*)?$/
const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/
const either = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?: .*)?$/
const dayAndName = /^(\d{1,2})\.?(?:st|nd|rd|th)?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i
const nameAndDay = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i

/**
 * Reads a day as people write it: 2010-05-31, 31.05.2010, 31/05/2010 or 05/31/2010, 31 May 2010.
 * @returns the day as `2010-05-31`; undefined when it is none
 */
export function readDay(text: string, order: DateOrder, now: Date): string | undefined {
  const ahead = yearFirst.exec(text)
  if (ahead) return toDay(ahead[1], ahead[2], ahead[3], now)
  const german = dotted.exec(text)
  if (german) return toDay(german[3], german[2], german[1], now)
  const slashed = either.exec(text)
  if (slashed) {
    const [, first, second, year] = slashed
    return order === 'day-first' ? toDay(year, second, first, now) : toDay(year, first, second, now)
  }
  const spelled = dayAndName.exec(text)
  if (spelled) return toDay(spelled[3], monthOf(spelled[2]), spelled[1], now)
  const american = nameAndDay.exec(text)
  if (american) return toDay(american[3], monthOf(american[1]), american[2], now)
  return undefined
}

/**
 * In which order a column writes days and months; undefined when no day in it tells.
 * A column in which both are found has days that cannot be read either way.
 */
export function dateOrderOf(cells: string[]): { order: DateOrder | undefined; isAmbiguous: boolean } {
  let isSlashed = false
  for (const cell of cells) {
    const [, first, second] = either.exec(cell.trim()) ?? []
    if (first === undefined) continue
    isSlashed = true
    if (Number(first) > 12) return { order: 'day-first', isAmbiguous: false }
    if (Number(second) > 12) return { order: 'month-first', isAmbiguous: false }
  }
  return { order: undefined, isAmbiguous: isSlashed }
}

function monthOf(name = ''): string {
  return String(months.indexOf(name.toLowerCase()) + 1)
}

function toDay(year = '', month = '', day = '', now: Date): string | undefined {
  const full = year.length === 2 ? centuryOf(Number(year), now) + Number(year) : Number(year)
  const moment = new Date(Date.UTC(full, Number(month) - 1, Number(day)))
  const isReal = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day)
  return isReal && full >= 1880 && moment <= now ? moment.toISOString().slice(0, 10) : undefined
}

/** Nobody is born in the future. */
function centuryOf(year: number, now: Date): number {
  return year > now.getUTCFullYear() % 100 ? 1900 : 2000
}

/** Whole years from one day to another, both as `2010-05-31`. */
export function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
