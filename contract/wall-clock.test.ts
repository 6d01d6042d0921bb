import { describe, expect, it } from 'vitest'
import { readMoment } from './wall-clock.ts'

const inVegas = (text: string) => readMoment(text, 'America/Los_Angeles')?.toISOString()

describe('a date and time', () => {
  it.each([
    ['2026-12-04T12:00:00-08:00', '2026-12-04T20:00:00.000Z'],
    ['2026-12-04T12:00:00.000+0100', '2026-12-04T11:00:00.000Z'],
    ['2026-12-04T20:00Z', '2026-12-04T20:00:00.000Z'],
    ['2026-12-04 12:00', '2026-12-04T20:00:00.000Z'],
    [' 2026-12-04T12:00:30 ', '2026-12-04T20:00:30.000Z'],
    ['4.12.2026 12:00', '2026-12-04T20:00:00.000Z'],
    ['2026-07-04 12:00', '2026-07-04T19:00:00.000Z'],
    // The night in which the clocks go back: 01:30 is there twice, 03:30 once.
    ['2026-11-01 03:30', '2026-11-01T11:30:00.000Z'],
  ])('%j is %s at a festival in Las Vegas', (text, instant) => {
    expect(inVegas(text)).toBe(instant)
  })

  it.each([
    ...['', 'soon', '2026-12-04', '12:00', '12/4/2026 12:00', '2026-02-30 12:00', '2026-13-01 12:00'],
    ...['2026-12-04 24:30', '2026-12-04 12:60', '0026-12-04 12:00', '2026-12-04 12:00 PST'],
  ])('is not %j', (text) => {
    expect(inVegas(text)).toBeUndefined()
  })
})
