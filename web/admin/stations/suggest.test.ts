import { expect, test } from 'vitest'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { asShownCode } from './station-code.ts'
import { suggestLanguage, suggestName, suggestSurface } from './suggest.ts'

const place = (name: string, type = 'tap_station') => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  type,
  location: null,
  pointValue: 0,
  isActive: true,
})
const station = (name: string, more: Partial<AdminStation> = {}) =>
  ({ name, state: 'paired', language: 'en', pairedAt: '2026-12-01T00:00:00.000Z', ...more }) as AdminStation

test('the next station of an installation gets the first number that is free', () => {
  const row = place('Food Row')
  expect(suggestName(row, [])).toBe('Food Row')
  expect(suggestName(row, [station('food row')])).toBe('Food Row 2')
  expect(suggestName(row, [station('Food Row'), station('Food Row 3')])).toBe('Food Row 2')
  expect(suggestName(row, [station('Food Row', { state: 'revoked' })])).toBe('Food Row')
})

test('what hangs above the field is a wall, everything else a tablet', () => {
  expect(suggestSurface(place('Now Showing'))).toBe('wall')
  expect(suggestSurface(place('Board', 'leaderboard'))).toBe('wall')
  expect(suggestSurface(place('Food Row'))).toBe('tablet')
})

test('a station speaks like the one before it', () => {
  const earlier = station('a', { language: 'ja', pairedAt: '2026-12-01T00:00:00.000Z' })
  const latest = station('b', { language: 'ko', pairedAt: '2026-12-02T00:00:00.000Z' })
  expect(suggestLanguage([latest, earlier], 'de')).toBe('ko')
  expect(suggestLanguage([], 'de')).toBe('de')
})

test.each([
  ['abcd2345', 'ABCD-2345'],
  ['abcd', 'ABCD'],
  [' ab cd-23', 'ABCD-23'],
  ['ABCD-23456789', 'ABCD-2345'],
  ['https://fest.example/admin?tab=stations&code=WXYZ-7777', 'WXYZ-7777'],
])('a code written %s is %s', (typed, shown) => {
  expect(asShownCode(typed)).toBe(shown)
})
