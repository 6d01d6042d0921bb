import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TapOutcome } from '../platform/tap-outbox.ts'
import { acceptedTap } from '../testing/people.ts'
import { LEAST_MS, type StationEvent, type TapStation, tapStation, waitingStation } from './tap-station.ts'

const accepted: TapOutcome = { kind: 'accepted', answer: acceptedTap('leon') }
const refused: TapOutcome = { kind: 'refused', failure: 'no' }

const scan = (station: TapStation, tag: string, at: number) =>
  tapStation(station, { type: 'scanned', tag, at })
const answer = (station: TapStation, tap: number, at: number, result: TapOutcome = accepted) =>
  tapStation(station, { type: 'answered', tap, result, at })
const tick = (station: TapStation, at: number) => tapStation(station, { type: 'tick', at })

test('a result stays ten seconds and then the station waits again', () => {
  const shown = answer(scan(waitingStation, 'A', 0), 1, 100)
  expect(shown.view.kind).toBe('accepted')
  expect(tick(shown, 10_099)).toBe(shown)
  expect(tick(shown, 10_100).view.kind).toBe('idle')
})

test('the way to the phone stays half a minute from the greeting on, until the next band', () => {
  const shown = answer(scan(waitingStation, 'A', 0), 1, 100)
  expect(shown.parting).toBeUndefined()
  const parting = tick(shown, 10_100)
  expect(parting).toMatchObject({ view: { kind: 'idle' }, parting: { tap: 1, until: 30_100 } })
  expect(tick(parting, 30_000).parting).toBeDefined()
  expect(tick(parting, 30_100).parting).toBeUndefined()
  expect(scan(parting, 'B', 12_000).parting).toBeUndefined()
})

test('the same band is ignored for five seconds, and as long as its tap is in flight', () => {
  const sending = scan(waitingStation, 'A', 0)
  expect(scan(sending, 'A', 200)).toBe(sending)
  expect(scan(sending, 'A', 7_900)).toBe(sending)
  const shown = answer(sending, 1, 300)
  expect(scan(shown, 'A', 4_999)).toBe(shown)
  expect(scan(shown, 'A', 5_000).view.kind).toBe('sending')
})

test('a different band takes the screen of a result that was seen', () => {
  const shown = answer(scan(waitingStation, 'A', 0), 1, 100)
  expect(scan(shown, 'B', 2_100)).toMatchObject({ tap: 2, view: { kind: 'sending' } })
})

test('a result that has just come stays for a moment although the next person taps', () => {
  const shown = scan(answer(scan(waitingStation, 'A', 0), 1, 100), 'B', 900)
  expect(shown).toMatchObject({ tap: 2, view: { kind: 'accepted', tap: 1 } })
  expect(tick(shown, 2_099)).toBe(shown)
  expect(tick(shown, 2_100).view.kind).toBe('sending')
})

test('two people who tap within a second both see their own answer', () => {
  const two = scan(scan(waitingStation, 'A', 0), 'B', 50)
  const first = answer(two, 1, 100)
  expect(first.view).toMatchObject({ kind: 'accepted', tap: 1 })
  const both = answer(first, 2, 120, refused)
  expect(both.view).toMatchObject({ kind: 'accepted', tap: 1 })
  expect(tick(both, 2_100).view).toMatchObject({ kind: 'refused', tap: 2, until: 6_100 })
})

test('nobody waits for an answer that hangs: whose answer is there sees it', () => {
  const two = scan(scan(waitingStation, 'A', 0), 'B', 50)
  const shown = answer(two, 2, 120)
  expect(shown.view).toMatchObject({ kind: 'accepted', tap: 2 })
  expect(tick(shown, 2_120).view.kind).toBe('sending')
  const kept = answer(shown, 1, 8_000, { kind: 'kept', isLocked: false, isSafe: true })
  expect(kept.view).toMatchObject({ kind: 'kept', tap: 1 })
})

test('a refusal leaves after four seconds, and its band may try again at once', () => {
  const shown = answer(scan(waitingStation, 'A', 0), 1, 100, refused)
  expect(tick(shown, 4_099).view.kind).toBe('refused')
  expect(tick(shown, 4_100).view.kind).toBe('idle')
  expect(scan(shown, 'A', 500).tap).toBe(2)
})

test('a touch holds the result for another ten seconds', () => {
  const shown = answer(scan(waitingStation, 'A', 0), 1, 0)
  const held = tapStation(shown, { type: 'touched', at: 9_000 })
  expect(tick(held, 18_999).view.kind).toBe('accepted')
  expect(tapStation(waitingStation, { type: 'touched', at: 1 })).toBe(waitingStation)
})

const step = fc.record({
  wait: fc.nat(3_000),
  does: fc.oneof(
    fc.constantFrom('A', 'B', 'C', 'D').map((tag) => ({ tag })),
    fc.record({ answers: fc.nat(5), result: fc.constantFrom(accepted, refused) }),
    fc.constantFrom('touched' as const, 'tick' as const),
  ),
})

test('whatever happens, every tap is answered on the screen once, for two seconds at least', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let station = waitingStation
      let at = 0
      const shows: { tap: number; at: number }[] = []
      const ends: number[] = []
      const go = (event: StationEvent) => {
        const before = station.view
        station = tapStation(station, event)
        if (
          station.view === before ||
          (station.view.kind === before.kind &&
            'tap' in before &&
            'tap' in station.view &&
            before.tap === station.view.tap)
        )
          return
        if ('tap' in before) ends.push(at)
        if ('tap' in station.view) shows.push({ tap: station.view.tap, at })
      }
      for (const { wait, does } of steps) {
        at += wait
        if (typeof does === 'string') go({ type: does, at })
        else if ('tag' in does) go({ type: 'scanned', tag: does.tag, at })
        else go({ type: 'answered', tap: does.answers, result: does.result, at })
      }
      for (const { tap } of station.inFlight) go({ type: 'answered', tap, result: accepted, at })
      while (station.view.kind !== 'idle') {
        at += 250
        go({ type: 'tick', at })
      }
      const taps = shows.map(({ tap }) => tap).sort((one, other) => one - other)
      expect(taps).toEqual(Array.from({ length: station.tap }, (_, index) => index + 1))
      for (const [index, show] of shows.entries()) {
        expect(Number(ends[index]) - show.at).toBeGreaterThanOrEqual(LEAST_MS)
      }
    }),
  )
})
