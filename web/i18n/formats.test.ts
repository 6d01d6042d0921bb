import { expect, test } from 'vitest'
import { numberLocale } from '../../contract/languages.ts'
import { clockTime, nextTime, plainNumber } from './formats.ts'

const venue = 'America/Los_Angeles'
// U+202F, a narrow no-break space, stands before AM and PM.
const plain = (text: string) => text.replace(/\u202f|\u00a0/g, ' ')

test('a clock on the field shows Las Vegas time, wherever the phone comes from', () => {
  const moment = new Date('2026-12-06T04:10:00Z')
  expect(plain(clockTime('en-US', venue, moment))).toBe('8:10 PM')
  expect(clockTime('de-DE', venue, moment)).toBe('20:10')
  expect(clockTime('ko-KR', venue, moment)).toBe('20:10')
})

test('tomorrow is named by its weekday, today is not', () => {
  const now = new Date('2026-12-06T04:10:00Z')
  expect(plain(nextTime('en-US', venue, new Date('2026-12-06T05:00:00Z'), now))).toBe('9:00 PM')
  expect(plain(nextTime('en-US', venue, new Date('2026-12-06T14:00:00Z'), now))).toContain('Sunday')
  expect(nextTime('ja-JP', venue, new Date('2026-12-06T14:00:00Z'), now)).toBe('日曜日 6:00')
})

test('thousands are separated as the language does it', () => {
  expect(plainNumber('en-US', 12500)).toBe('12,500')
  expect(plainNumber('de-DE', 12500)).toBe('12.500')
  expect(plainNumber('es-ES', 1000)).toBe('1.000')
  expect(plainNumber(numberLocale('es', venue), 1000)).toBe('1,000')
})
