import { expect, test } from 'vitest'
import { fromWallClock, toWallClock } from './venue-time.ts'

const zone = 'America/Los_Angeles'

test('the form shows and takes venue time, wherever the laptop of the author stands', () => {
  expect(toWallClock('2026-12-06T04:10:00.000Z', zone)).toBe('2026-12-05T20:10')
  expect(fromWallClock('2026-12-05T20:10', zone)).toBe('2026-12-06T04:10:00.000Z')
})

test('a summer evening has its own offset', () => {
  expect(fromWallClock('2026-07-04T21:00', zone)).toBe('2026-07-05T04:00:00.000Z')
})

test('an empty field is no time', () => {
  expect([toWallClock(null, zone), fromWallClock('', zone)]).toEqual(['', null])
})
