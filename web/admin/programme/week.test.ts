import { describe, expect, it } from 'vitest'
import { hoursOf, laneOf, moved, placeOf } from './week.ts'

const venue = { timeZone: 'Europe/Amsterdam', dayStartsAtHour: 6 }
const night = { startsAt: '2027-06-11T23:30:00.000Z', endsAt: '2027-06-12T01:00:00.000Z' }

describe('the week of staff', () => {
  it('has what begins after midnight on the evening before', () => {
    expect(placeOf(night, venue)).toEqual({ day: '2027-06-11', from: 25.5 * 60, to: 27 * 60 })
  })

  it('moves by days and minutes, over a night in which the clocks change too, and never out of the day', () => {
    expect(moved(night, { days: 1, minutes: -30 }, venue)).toEqual({
      startsAt: '2027-06-12T23:00:00.000Z',
      endsAt: '2027-06-13T00:30:00.000Z',
    })
    const autumn = { startsAt: '2027-10-30T10:00:00.000Z', endsAt: null }
    expect(moved(autumn, { days: 1, minutes: 0 }, venue).startsAt).toBe('2027-10-31T11:00:00.000Z')
    expect(placeOf(moved(night, { days: 0, minutes: 9_999 }, venue), venue).from).toBe(29 * 60 + 45)
  })

  it('puts side by side what happens at the same time, and nothing else', () => {
    const [a, b, c, d] = [
      { from: 0, to: 60 },
      { from: 30, to: 90 },
      { from: 60, to: 120 },
      { from: 120, to: 150 },
    ]
    const lanes = laneOf([a, b, c, d])
    expect([a, b, c, d].map((one) => lanes.get(one))).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 2 },
      { lane: 0, lanes: 1 },
    ])
  })

  it('shows the hours that are needed', () => {
    expect(hoursOf([placeOf(night, venue)], venue)).toEqual({ first: 24, last: 28 })
  })
})
