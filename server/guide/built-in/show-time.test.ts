import { expect, it } from 'vitest'
import { showMoment, showSpan } from './show-time.ts'

const timeZone = 'America/Los_Angeles'
const friday = new Date('2026-12-04T20:00:00-08:00')
const starts = '2026-12-06T04:10:00Z'
const ends = '2026-12-06T05:00:00Z'

it.each([
  ['en', 'Saturday 8:10 PM', 'Saturday, 8:10 PM – 9:00 PM'],
  ['ja', '土曜日 20:10', '土曜日 20:10 – 21:00'],
  ['ko', '토요일 20:10', '토요일 20:10 – 21:00'],
  ['zh', '星期六 20:10', '星期六 20:10 – 21:00'],
  ['de', 'Samstag, 20:10', 'Samstag, 20:10 – 21:00'],
] as const)('the guide says days and hours as %s does', (language, moment, span) => {
  expect(showMoment(starts, friday, { language, timeZone, dayStartsAtHour: 6 })).toBe(moment)
  expect(showSpan(starts, ends, language, timeZone)).toBe(span)
})

it('what is more than a week away has its date, in Korean without half of the day', () => {
  const before = new Date('2026-11-20T20:00:00-08:00')
  const korean = showMoment(starts, before, { language: 'ko', timeZone, dayStartsAtHour: 6 })
  expect(korean).toBe('12월 5일 토요일 20:10')
})
