import { expect, test } from 'vitest'
import type { TapAccepted } from '../../contract/taps.ts'
import { type TapStation, tapStation, waitingStation } from './tap-station.ts'

const answer: TapAccepted = {
  success: true,
  attendee: {
    id: '1',
    tiktokUsername: 'leon',
    firstName: 'Leon',
    lastName: 'Katz',
    avatarUrl: null,
    attendeeName: 'Leon Katz',
  },
  interaction: { id: '9', createdAt: '2026-12-05T20:10:00Z', pointsAwarded: 500, metadata: {} },
  totalPoints: 500,
}

const scan = (station: TapStation, tag: string, at: number) =>
  tapStation(station, { type: 'scanned', tag, at })
const accept = (station: TapStation, tap: number, at: number) =>
  tapStation(station, { type: 'accepted', tap, answer, at })
const tick = (station: TapStation, at: number) => tapStation(station, { type: 'tick', at })

test('a result stays ten seconds and then the station waits again', () => {
  const shown = accept(scan(waitingStation, 'A', 0), 1, 100)
  expect(shown.view.kind).toBe('accepted')
  expect(tick(shown, 10_099).view.kind).toBe('accepted')
  expect(tick(shown, 10_100).view.kind).toBe('idle')
})

test('the same band is ignored while its tap is in flight, and for five seconds', () => {
  const sending = scan(waitingStation, 'A', 0)
  expect(scan(sending, 'A', 200)).toBe(sending)
  const shown = accept(sending, 1, 300)
  expect(scan(shown, 'A', 4_999)).toBe(shown)
  expect(scan(shown, 'A', 5_000).view.kind).toBe('sending')
})

test('a different band replaces the card at once', () => {
  const shown = accept(scan(waitingStation, 'A', 0), 1, 100)
  const next = scan(shown, 'B', 900)
  expect(next).toMatchObject({ tap: 2, view: { kind: 'sending' } })
})

test("an answer that comes after the next person's tap does not take their card away", () => {
  const two = scan(scan(waitingStation, 'A', 0), 'B', 50)
  expect(accept(two, 1, 100)).toBe(two)
  expect(accept(two, 2, 120).view.kind).toBe('accepted')
})

test('a refusal leaves after four seconds, and its band may try again at once', () => {
  const sending = scan(waitingStation, 'A', 0)
  const refused = tapStation(sending, { type: 'refused', tap: 1, tag: 'A', failure: 'no', at: 100 })
  expect(tick(refused, 4_099).view.kind).toBe('refused')
  expect(tick(refused, 4_100).view.kind).toBe('idle')
  expect(scan(refused, 'A', 500).view.kind).toBe('sending')
})

test('a touch holds the result for another ten seconds', () => {
  const shown = accept(scan(waitingStation, 'A', 0), 1, 0)
  const held = tapStation(shown, { type: 'touched', at: 9_000 })
  expect(tick(held, 18_999).view.kind).toBe('accepted')
  expect(tapStation(waitingStation, { type: 'touched', at: 1 })).toBe(waitingStation)
})
