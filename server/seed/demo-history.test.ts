import { beforeAll, expect, it } from 'vitest'
import { type DemoAttendee, readDemoAttendees } from './demo-attendees.ts'
import { imagineHistory, type PastTap } from './demo-history.ts'

let people: DemoAttendee[]
let taps: PastTap[]

beforeAll(async () => {
  people = await readDemoAttendees()
  taps = imagineHistory(people)
})

/** Points of everybody who tapped, most first. */
function totals(): number[] {
  const byPerson = new Map<string, number>()
  for (const { tiktokUsername, points } of taps) {
    byPerson.set(tiktokUsername, (byPerson.get(tiktokUsername) ?? 0) + points)
  }
  return [...byPerson.values()].sort((a, b) => b - a)
}

it('the board of a demo has clear first places, two people level in the middle, and every tier', () => {
  const [first = 0, ...rest] = totals()
  expect([first, ...rest.slice(0, 9)]).toEqual([11_000, 9500, 8500, 7500, 7000, 7000, 6500, 6000, 5500, 4500])
  expect(rest.filter((total) => total < 4000).length).toBeGreaterThan(100)
})

it('every demo is the same demo', () => {
  expect(imagineHistory(people)).toEqual(taps)
})

it('everybody came in by the entrance, and nobody taps in the future or without a band', () => {
  const bands = new Set(
    people.filter(({ wristbandTag }) => wristbandTag !== '').map((one) => one.tiktokUsername),
  )
  const arrived = new Set<string>()
  for (const { tiktokUsername, installationId, minutesAgo } of taps) {
    expect(bands).toContain(tiktokUsername)
    expect(minutesAgo).toBeGreaterThan(0)
    if (!arrived.has(tiktokUsername)) expect(installationId).toBe('tap-tracking')
    arrived.add(tiktokUsername)
  }
})
