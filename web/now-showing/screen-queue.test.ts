import { expect, test } from 'vitest'
import type { Showing } from '../../contract/now-showing.ts'
import { darkScreen, MOST_TOGETHER, type ScreenQueue, screenQueue } from './screen-queue.ts'

const START = Date.parse('2026-12-05T20:10:00Z')

/** Somebody's tap; moments are milliseconds since the start. */
function showing(id: string, { at = 0, seconds }: { at?: number; seconds?: number } = {}): Showing {
  return {
    id,
    createdAt: new Date(START + at).toISOString(),
    pointsAwarded: 1500,
    metadata: seconds === undefined ? {} : { displayDurationSeconds: seconds },
    attendee: {
      id: `attendee-${id}`,
      tiktokUsername: id,
      firstName: id,
      lastName: '',
      avatarUrl: null,
      attendeeName: id,
    },
  }
}

const lit: ScreenQueue = { ...darkScreen, hasStarted: true }
const arrive = (queue: ScreenQueue, showings: Showing[], at = 0) =>
  screenQueue(queue, { type: 'arrived', showings, at, serverTime: START + at })
const tick = (queue: ScreenQueue, at: number) => screenQueue(queue, { type: 'tick', at })
const shown = ({ current }: ScreenQueue) => current?.people.map(({ id }) => id).join(' ') ?? ''
/** Newest first, as the server lists them. */
const crowd = (count: number) => Array.from({ length: count }, (_, index) => showing(`p${index}`)).reverse()

test('a screen that is switched on greets whoever stands before it', () => {
  const queue = arrive(darkScreen, [showing('c'), showing('b'), showing('a')], 9_000)
  expect(shown(queue)).toBe('c')
  expect(queue.pending).toEqual([])
  expect(tick(queue, 19_000).current).toBeUndefined()
})

test('a screen that is switched on replays nothing of before, also not on the next poll', () => {
  const taps = [showing('b'), showing('a')]
  const queue = arrive(darkScreen, taps, 11_000)
  expect(shown(queue)).toBe('')
  expect(shown(arrive(queue, taps, 13_000))).toBe('')
  expect(shown(arrive(queue, [showing('c', { at: 12_000 }), ...taps], 13_000))).toBe('c')
})

test('after a time without network only those come who tapped in the last minute', () => {
  const queue = arrive(lit, [showing('late', { at: 600_000 }), showing('old')], 610_000)
  expect(shown(queue)).toBe('late')
  expect(queue.pending).toEqual([])
})

test('people come one at a time, in the order of their taps, ten seconds each', () => {
  const queue = arrive(lit, [showing('b'), showing('a')])
  expect(shown(queue)).toBe('a')
  expect(tick(queue, 9_999)).toBe(queue)
  expect(shown(tick(queue, 10_000))).toBe('b')
})

test('an installation may give its people more or less time', () => {
  expect(arrive(lit, [showing('a', { seconds: 4 })], 1_000).current?.until).toBe(5_000)
})

test('nobody is shown twice, whether told by the poll or by the live stream', () => {
  const queue = arrive(arrive(lit, [showing('a')]), [showing('a')])
  expect(queue.pending).toEqual([])
})

test('thirty who tap within five seconds are all shown, in their order and within twenty', () => {
  let queue = lit
  const seen: string[] = []
  for (let at = 0; at <= 30_000; at += 200) {
    const index = Math.ceil(at / 170)
    const until = Math.min(30, Math.ceil((at + 200) / 170))
    for (let n = index; n < until; n += 1) queue = arrive(queue, [showing(`p${n}`, { at })], at)
    queue = tick(queue, at)
    expect(queue.pending.length).toBeLessThanOrEqual(25)
    const people = queue.current?.people ?? []
    expect(people.length).toBeLessThanOrEqual(MOST_TOGETHER)
    for (const { id } of people) if (!seen.includes(id)) seen.push(id)
    if (at === 20_000) expect(seen).toHaveLength(30)
  }
  expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => `p${n}`))
})

test('at most 25 wait; the ones who have waited longest have gone', () => {
  const queue = arrive(arrive(lit, [showing('first')]), crowd(40))
  expect(queue.pending.length).toBe(25)
  expect(queue.pending.at(-1)?.id).toBe('p39')
})

test('the screen remembers the last hundred and no more', () => {
  const queue = arrive(lit, crowd(150))
  expect(queue.seen.length).toBe(100)
  expect(queue.seen.at(-1)).toBe('p149')
})

test('a tap without a person is passed over', () => {
  const nobody = { ...showing('x'), attendee: null } as unknown as Showing
  expect(arrive(lit, [nobody]).current).toBeUndefined()
})
