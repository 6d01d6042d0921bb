import { expect, test } from 'vitest'
import { createIdleTasks } from './idle-tasks.ts'
import { createVersionWatch } from './new-version.ts'
import { untilNextNight } from './next-night.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A station at which the test says how long nobody did anything. */
function station() {
  const at = { idle: 0, elapsed: 0, holdsTaps: false }
  const done: string[] = []
  const tasks = createIdleTasks({
    idleMs: () => at.idle,
    holdsTaps: () => at.holdsTaps,
    elapsed: () => at.elapsed,
  })
  const schedule = (reason: string, idleMs: number, latestAt?: number) =>
    tasks.schedule(reason, {
      idleMs,
      ...(latestAt === undefined ? {} : { latestAt }),
      act: () => done.push(reason),
    })
  return { at, done, tasks, schedule }
}

test('a task runs once, when nobody has done anything for long enough', () => {
  const { at, done, tasks, schedule } = station()
  schedule('version', 12_000)
  for (const idle of [0, 11_999]) {
    at.idle = idle
    tasks.runDue()
  }
  expect(done).toEqual([])
  at.idle = 12_000
  tasks.runDue()
  tasks.runDue()
  expect(done).toEqual(['version'])
})

test('what cannot wait for ever is done at the latest when it says, and what was cancelled never', () => {
  const { at, done, tasks, schedule } = station()
  schedule('asked', 3_000, 30_000)
  schedule('move', 3_000, 30_000)
  tasks.cancel('move')
  at.elapsed = 29_999
  tasks.runDue()
  expect(done).toEqual([])
  at.elapsed = 30_000
  tasks.runDue()
  expect(done).toEqual(['asked'])
})

test('a page that holds taps in its memory alone is not loaded again', () => {
  const { at, done, tasks, schedule } = station()
  schedule('version', 0)
  at.holdsTaps = true
  tasks.runDue()
  expect(done).toEqual([])
  at.holdsTaps = false
  tasks.runDue()
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
