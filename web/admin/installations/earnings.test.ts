import { expect, test } from 'vitest'
import type { OpeningPeriod } from '../../../contract/opening-hours.ts'
import { daysBetween, type EarningRules, earningsOf, totalEarnings } from './earnings.ts'

const days = daysBetween('2026-12-04', '2026-12-06')
const gate: EarningRules = { pointValue: 500, cooldownSeconds: 1800, maxPerEventDay: 8, openingHours: [] }
const open = (opensAt: string, closesAt: string, day: string | null = null): OpeningPeriod => ({
  day,
  opensAt,
  closesAt,
})
const earn = (given: Partial<EarningRules>) => {
  const { perDay, event } = earningsOf({ ...gate, ...given }, days, 6)
  return [perDay, event]
}

test('a festival has all of its days, also over a month’s end', () => {
  expect(days).toEqual(['2026-12-04', '2026-12-05', '2026-12-06'])
  expect(daysBetween('2026-07-31', '2026-08-01')).toEqual(['2026-07-31', '2026-08-01'])
})

test('the limit of a day holds where the cooldown would allow more, and the other way round', () => {
  expect(earn({})).toEqual([4000, 12_000])
  expect(earn({ maxPerEventDay: 0 })).toEqual([24_000, 72_000])
  expect(earn({ cooldownSeconds: 0, maxPerEventDay: 1 })).toEqual([500, 1500])
  expect(earn({ cooldownSeconds: 86_400 })).toEqual([500, 1500])
})

test('without cooldown and limit there is no end to it, unless it is worth nothing or never open', () => {
  const free = { cooldownSeconds: 0, maxPerEventDay: 0 }
  expect(earn(free)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  expect(earn({ ...free, pointValue: 0 })).toEqual([0, 0])
  expect(earn({ ...free, openingHours: [open('10:00', '12:00', '2027-01-01')] })).toEqual([0, 0])
})

test('only what lies in the opening hours counts, past midnight too', () => {
  const rules = { maxPerEventDay: 0 }
  expect(earn({ ...rules, openingHours: [open('10:00', '12:00')] })).toEqual([2000, 6000])
  expect(earn({ ...rules, openingHours: [open('23:00', '01:00')] })).toEqual([2000, 6000])
  expect(earn({ ...rules, openingHours: [open('10:00', '12:00', '2026-12-05')] })).toEqual([2000, 2000])
  // At 10:00 and, thirty minutes later, at 10:30 in the second period.
  expect(earn({ ...rules, openingHours: [open('10:20', '10:40'), open('10:00', '10:10')] })).toEqual([
    1000, 3000,
  ])
})

test('what can be earned at all of them is their sum', () => {
  const one = { perDay: 500, event: 1500 }
  expect(totalEarnings([one, one])).toEqual({ perDay: 1000, event: 3000 })
  expect(totalEarnings([])).toEqual({ perDay: 0, event: 0 })
})
