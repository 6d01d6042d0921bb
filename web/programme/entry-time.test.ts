import { expect, test } from 'vitest'
import { spanOf } from './entry-time.ts'

const parade = { startsAt: '2027-06-11T18:00:00Z', endsAt: '2027-06-11T20:30:00Z' }
const night = { startsAt: '2027-06-11T20:00:00Z', endsAt: '2027-06-12T01:00:00Z' }

test.each([
  ['en-US', 'Friday, June 11, 8:00 – 10:30 PM GMT+2'],
  ['de-DE', 'Freitag, 11. Juni, 20:00–22:30 Uhr GMT+2'],
  ['ja-JP', '6月11日金曜日 20:00～22:30 GMT+2'],
  ['zh-CN', '6月11日星期五 20:00–22:30 GMT+2'],
  ['ko-KR', '6월 11일 금요일 20:00 ~ 22:30 GMT+2'],
])('the day is written once and the hours as everywhere else, in %s', (locale, written) => {
  expect(spanOf(parade, locale, 'Europe/Amsterdam')?.replace(/[\u2009\u202f]/g, ' ')).toBe(written)
})

test.each([
  ['ja-JP', '6月11日金曜日 22:00～6月12日土曜日 3:00 GMT+2'],
  ['zh-CN', '6月11日星期五 22:00–6月12日星期六 3:00 GMT+2'],
])('what goes on after midnight names both days, in %s', (locale, written) => {
  expect(spanOf(night, locale, 'Europe/Amsterdam')).toBe(written)
})
