import type { OpeningPeriod } from '../../../contract/opening-hours.ts'

/** What decides how often an installation counts. */
export interface EarningRules {
  pointValue: number
  cooldownSeconds: number
  maxPerEventDay: number
  openingHours: readonly OpeningPeriod[]
}

/** The most points that one person can earn; infinite where nothing limits them. */
export interface Earnings {
  /** On the best day. */
  perDay: number
  event: number
}

const DAY = 24 * 60 * 60

/** What one person can earn at an installation who comes back at every first moment that counts. */
export function earningsOf(rules: EarningRules, days: readonly string[], dayStartsAtHour: number): Earnings {
  const perDay = days.map((day) => pointsOn(rules, day, dayStartsAtHour))
  return { perDay: Math.max(0, ...perDay), event: sum(perDay) }
}

/** What one person can earn at all of them. */
export function totalEarnings(all: readonly Earnings[]): Earnings {
  return { perDay: sum(all.map(({ perDay }) => perDay)), event: sum(all.map(({ event }) => event)) }
}

/** The days of a festival as calendar days, `2026-12-04` to `2026-12-06`. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(first); at <= Date.parse(last) && days.length < 366; at += DAY * 1000) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

function pointsOn(rules: EarningRules, day: string, dayStartsAtHour: number): number {
  if (rules.pointValue === 0) return 0
  const most = rules.maxPerEventDay === 0 ? Number.POSITIVE_INFINITY : rules.maxPerEventDay
  return rules.pointValue * Math.min(most, visitsOn(rules, day, dayStartsAtHour))
}

/** How often the cooldown lets somebody earn while it is open. */
function visitsOn(
  { openingHours, cooldownSeconds }: EarningRules,
  day: string,
  dayStartsAtHour: number,
): number {
  const periods =
    openingHours.length === 0 ? [{ opens: 0, closes: DAY }] : openOn(openingHours, day, dayStartsAtHour)
  if (cooldownSeconds === 0) return periods.length === 0 ? 0 : Number.POSITIVE_INFINITY
  let visits = 0
  let next = 0
  for (const { opens, closes } of periods) {
    next = Math.max(next, opens)
    if (next >= closes) continue
    const more = Math.ceil((closes - next) / cooldownSeconds)
    visits += more
    next += more * cooldownSeconds
  }
  return visits
}

/** The periods of a day in seconds since the day began, the first one first. */
function openOn(periods: readonly OpeningPeriod[], day: string, dayStartsAtHour: number) {
  return periods
    .filter((period) => period.day === null || period.day === day)
    .map(({ opensAt, closesAt }) => {
      const opens = (secondsOf(opensAt) - dayStartsAtHour * 3600 + DAY) % DAY
      const length = (secondsOf(closesAt) - secondsOf(opensAt) + DAY) % DAY
      return { opens, closes: opens + (length || DAY) }
    })
    .sort((a, b) => a.opens - b.opens)
}

function secondsOf(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
