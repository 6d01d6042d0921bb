import { expect, test } from 'vitest'
import { createVenueClock } from './venue-clock.ts'

const clock = createVenueClock('America/Los_Angeles', 6)

test('the festival night belongs to the day before until six in the morning', () => {
  expect(clock.eventDayOf(Date.parse('2026-12-06T05:59:00-08:00'))).toBe('2026-12-05')
  expect(clock.eventDayOf(Date.parse('2026-12-06T06:00:00-08:00'))).toBe('2026-12-06')
})

test('hours from 24 on are after midnight', () => {
  expect(clock.at('2026-12-05', 25, 30)).toBe(Date.parse('2026-12-06T01:30:00-08:00'))
})

test('noon is noon on the day the clocks change', () => {
  expect(clock.at('2026-03-08', 12)).toBe(Date.parse('2026-03-08T12:00:00-07:00'))
})
