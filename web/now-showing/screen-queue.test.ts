import { expect, test } from 'vitest'
import type { Showing } from '../../contract/now-showing.ts'
import { darkScreen, type ScreenQueue, screenQueue } from './screen-queue.ts'

function showing(id: string, displayDurationSeconds?: number): Showing {
  return {
    id,
    createdAt: '2026-12-05T20:10:00Z',
    pointsAwarded: 1500,
    metadata: displayDurationSeconds === undefined ? {} : { displayDurationSeconds },
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
  screenQueue(queue, { type: 'arrived', showings, at })
const tick = (queue: ScreenQueue, at: number) => screenQueue(queue, { type: 'tick', at })

test('a screen that is switched on greets the latest person and does not replay the evening', () => {
  const queue = arrive(darkScreen, [showing('c'), showing('b'), showing('a')])
  expect(queue.current?.showing.id).toBe('c')
  expect(queue.pending).toEqual([])
  expect(tick(queue, 10_000).current).toBeUndefined()
})

test('people come one at a time, in the order of their taps, ten seconds each', () => {
  const queue = arrive(lit, [showing('b'), showing('a')])
  expect(queue.current?.showing.id).toBe('a')
  expect(tick(queue, 9_999)).toBe(queue)
  expect(tick(queue, 10_000).current?.showing.id).toBe('b')
})

test('an installation may give its people more or less time', () => {
  expect(arrive(lit, [showing('a', 4)], 1_000).current?.until).toBe(5_000)
})

test('nobody is shown twice, whether told by the poll or by the live stream', () => {
  const queue = arrive(arrive(lit, [showing('a')]), [showing('a')])
  expect(queue.pending).toEqual([])
})

test('at most 25 wait; the ones who have waited longest have gone', () => {
  const crowd = Array.from({ length: 40 }, (_, index) => showing(`p${index}`)).reverse()
  const queue = arrive(arrive(lit, [showing('first')]), crowd)
  expect(queue.pending.length).toBe(25)
  expect(queue.pending.at(-1)?.id).toBe('p39')
})

test('the screen remembers the last hundred and no more', () => {
  const crowd = Array.from({ length: 150 }, (_, index) => showing(`p${index}`)).reverse()
  const queue = arrive(lit, crowd)
  expect(queue.seen.length).toBe(100)
  expect(queue.seen.at(-1)).toBe('p149')
})

test('a tap without a person is passed over', () => {
  const nobody = { ...showing('x'), attendee: null } as unknown as Showing
  expect(arrive(lit, [nobody]).current).toBeUndefined()
})
