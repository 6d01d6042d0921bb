import { expect, test } from 'vitest'
import { createVersionWatch } from './new-version.ts'
import { untilNextNight } from './next-night.ts'
import { createQuietWishes } from './quiet-wishes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A station at which the test says how long nobody did anything. */
function station() {
  const at = { quiet: 0, elapsed: 0, holdsTaps: false }
  const done: string[] = []
  const wishes = createQuietWishes({
    quietMs: () => at.quiet,
    holdsTaps: () => at.holdsTaps,
    elapsed: () => at.elapsed,
  })
  const wish = (reason: string, quietMs: number, latestAt?: number) =>
    wishes.wish(reason, {
      quietMs,
      ...(latestAt === undefined ? {} : { latestAt }),
      act: () => done.push(reason),
    })
  return { at, done, wishes, wish }
}

test('a wish is granted once, when nobody has done anything for long enough', () => {
  const { at, done, wishes, wish } = station()
  wish('version', 12_000)
  for (const quiet of [0, 11_999]) {
    at.quiet = quiet
    wishes.look()
  }
  expect(done).toEqual([])
  at.quiet = 12_000
  wishes.look()
  wishes.look()
  expect(done).toEqual(['version'])
})

test('what cannot wait for ever is done at the latest when it says, and what was dropped never', () => {
  const { at, done, wishes, wish } = station()
  wish('asked', 3_000, 30_000)
  wish('move', 3_000, 30_000)
  wishes.drop('move')
  at.elapsed = 29_999
  wishes.look()
  expect(done).toEqual([])
  at.elapsed = 30_000
  wishes.look()
  expect(done).toEqual(['asked'])
})

test('a page that holds taps in its memory alone is not loaded again', () => {
  const { at, done, wishes, wish } = station()
  wish('version', 0)
  at.holdsTaps = true
  wishes.look()
  expect(done).toEqual([])
  at.holdsTaps = false
  wishes.look()
  expect(done).toEqual(['version'])
})

/** A page of version `old`, with a memory that survives its reloads. */
function page(memory = new Map<string, string>(), at = { now: 1_800_000_000_000, hasUpdate: false }) {
  let looks = 0
  const watch = createVersionWatch({
    shown: 'old',
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
    },
    now: () => at.now,
    look: () => {
      looks += 1
    },
    hasUpdate: () => at.hasUpdate,
  })
  return { watch, at, memory, looks: () => looks }
}

test('the same version is no reason to load, nor one of a server without screens', () => {
  const { watch, at, looks } = page()
  watch.heard('old')
  watch.heard('unbuilt')
  at.now += HOUR
  expect(watch.isDue()).toBe(false)
  expect(looks()).toBe(0)
})

test('a new version is looked for, and taken as soon as it is there', () => {
  const { watch, at, looks } = page()
  watch.heard('new')
  expect(looks()).toBe(1)
  expect(watch.isDue()).toBe(false)
  at.hasUpdate = true
  expect(watch.isDue()).toBe(true)
})

test('without a service worker the page is loaded after a minute', () => {
  const { watch, at } = page()
  watch.heard('new')
  at.now += MINUTE
  expect(watch.isDue()).toBe(true)
})

test('a version that never comes is tried three times, ten minutes apart, and the next one again', () => {
  const memory = new Map<string, string>()
  const at = { now: 1_800_000_000_000, hasUpdate: true }
  const dueAt: number[] = []
  for (let minute = 0; minute < 60; minute += 1) {
    // Every try is a new page, which shows the old version all the same.
    const { watch } = page(memory, at)
    watch.heard('new')
    if (watch.isDue()) {
      dueAt.push(minute)
      watch.noteTry()
    }
    at.now += MINUTE
  }
  expect(dueAt).toEqual([0, 10, 20])
  const { watch } = page(memory, at)
  watch.heard('newer')
  expect(watch.isDue()).toBe(true)
})

test.each([
  ['2026-12-05T04:10:00.000Z', 'America/Los_Angeles', 8 * HOUR + 50 * MINUTE],
  ['2026-12-05T12:59:30.000Z', 'America/Los_Angeles', 30_000],
  ['2026-12-05T13:00:00.000Z', 'America/Los_Angeles', 24 * HOUR],
  ['2026-12-05T04:10:00.000Z', 'Asia/Kolkata', 19 * HOUR + 20 * MINUTE],
])('at %s the next five o’clock in %s is in %d ms', (now, timeZone, ms) => {
  expect(untilNextNight(Date.parse(now), timeZone)).toBe(ms)
})
