import { describe, expect, it } from 'vitest'
import { callLimits, streamRoom, workQueues } from '../../contract/limits.ts'
import { stopClock } from '../../test/stopped-clock.ts'
import { clientOf, createStrangers, networkOf } from './address.ts'
import { createCallLimits } from './call-limits.ts'
import type { Counting } from './counting.ts'
import { createStreamRoom } from './stream-room.ts'
import { createWorkQueues } from './work-queues.ts'

const clock = stopClock()
const openLimits = () => createCallLimits({ clock, factor: 1, holdMs: 0 })

const phone = { 'user-agent': 'A phone', 'accept-language': 'de' }
const stranger = (headers = {}, ip = '203.0.113.7'): Counting => {
  const address = networkOf(ip)
  return { kind: 'stranger', address, client: clientOf(address, headers) }
}
const times = (count: number, call: (n: number) => number) =>
  Array.from({ length: count }, (_, n) => call(n)).filter((wait) => wait === 0).length

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:bbbb:0:0:9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('has no key that grows with what a stranger tells of their browser', () => {
    expect(clientOf('a', { 'user-agent': 'x'.repeat(16_000) })).toHaveLength(28)
  })
})

describe('a connection', () => {
  it('of one browser is one stranger; what a proxy sends on one connection is told apart', () => {
    const strangerOf = createStrangers()
    const connection = {}
    const first = strangerOf(connection, '203.0.113.7', { ...phone })
    expect(first).toEqual(stranger(phone))
    expect(strangerOf(connection, '203.0.113.7', { ...phone, cookie: 'a=b' })).toBe(first)
    expect(strangerOf(connection, '203.0.113.8', phone)).toEqual(stranger(phone, '203.0.113.8'))
    expect(strangerOf(connection, '203.0.113.7', { 'user-agent': 'A phone' })).toEqual(
      stranger({ 'user-agent': 'A phone' }),
    )
    expect(strangerOf({}, '203.0.113.7', phone)).toEqual(first)
  })
})

describe('behind one address', () => {
  it('a script that is one client leaves new visits for everybody else', () => {
    const limits = openLimits()
    const { client, address } = callLimits.visit
    expect(times(100_000, () => limits.take('visit', stranger({ 'user-agent': 'script' })))).toBe(client[1])
    const people = Array.from({ length: 40 }, (_, n) => stranger({ ...phone, 'accept-language': `de-${n}` }))
    for (const person of people) expect(times(50, () => limits.take('visit', person))).toBe(50)
    // One that invents a client for each call gets what the address has left, and no more.
    const invented = (n: number) => stranger({ 'user-agent': `script ${n}` })
    expect(times(100_000, (n) => limits.take('visit', invented(n)))).toBe(address[1] - client[1] - 40 * 50)
  })

  it.each([
    ['station', 'tap'],
    ['staff', 'staff'],
    ['phone', 'own'],
    ['session', 'talk'],
  ] as const)('a %s does not even notice', (kind, limit) => {
    const limits = openLimits()
    const flood = (n: number) => limits.take(limit, stranger({ 'user-agent': `script ${n}` }))
    expect(times(50_000, flood)).toBe(callLimits[limit].address[1])
    expect(flood(50_000)).toBeGreaterThan(0)
    const [perSecond, burst] = callLimits[limit][kind]
    expect(times(burst, () => limits.take(limit, { kind, key: `one ${kind}` }))).toBe(burst)
    clock.advance({ seconds: 10 })
    expect(times(1_000, () => limits.take(limit, { kind, key: `one ${kind}` }))).toBe(
      Math.min(burst, perSecond * 10),
    )
  })

  it('a station taps five times a second for an hour', () => {
    const limits = openLimits()
    for (let tap = 0; tap < 5 * 3_600; tap += 1) {
      expect(limits.take('tap', { kind: 'station', key: 'gate' })).toBe(0)
      clock.advance({ milliseconds: 200 })
    }
  })

  it('networks of IPv6 count as one address each', () => {
    const limits = openLimits()
    const flood = (network: string) => (n: number) =>
      limits.take('sign-in', stranger({ 'user-agent': `${n}` }, `${network}:${n.toString(16)}::1`))
    expect(times(1_000, flood('2001:db8:1:2'))).toBe(callLimits['sign-in'].address[1])
    expect(times(1_000, flood('2001:db8:1:3'))).toBe(callLimits['sign-in'].address[1])
  })
})

describe('guessing', () => {
  it('ends after some misses, whether the next one would have hit or not', () => {
    const limits = openLimits()
    const script = stranger({ 'user-agent': 'script' })
    const guess = () => {
      const wait = limits.take('link', script)
      if (wait === 0) limits.countMiss('link', script)
      return wait
    }
    expect(times(10_000, guess)).toBe(callLimits.miss.client[1])
    clock.advance({ seconds: 10 })
    expect(times(10_000, guess)).toBe(10 * callLimits.miss.client[0])
    expect(limits.take('link', stranger(phone))).toBe(0)
  })

  it('by many at once makes all strangers wait a moment, and nobody who is known', () => {
    const limits = openLimits()
    const everyone = callLimits.miss.everyone[1]
    for (let n = 0; n < everyone; n += 1)
      limits.countMiss('link', stranger(phone, `198.51.${n % 250}.${n >> 8}`))
    expect(limits.isSlow('link', stranger(phone, '192.0.2.1'))).toBe(true)
    expect(limits.isSlow('read', stranger(phone, '192.0.2.1'))).toBe(false)
    expect(limits.isSlow('link', { kind: 'phone', key: 'one' })).toBe(false)
    clock.advance({ seconds: 1 })
    expect(limits.isSlow('link', stranger(phone, '192.0.2.1'))).toBe(false)
  })

  it('of one band by whoever it may be ends as well', () => {
    const limits = openLimits()
    expect(times(1_000, () => limits.takeBand('tap', '04AABB'))).toBe(callLimits.tap.band[1])
    expect(limits.takeBand('tap', '04AACC')).toBe(0)
    expect(limits.takeBand('read', '04AABB')).toBe(0)
  })
})

describe('heavy work', () => {
  it('waits in a queue of bounded length, sheds what is too much, and keeps room for stations', async () => {
    const queues = createWorkQueues()
    const { atOnce, waiting } = workQueues.photo.others
    const asked = Array.from({ length: 100 }, () => queues.enter('photo', 'others'))
    const turns = asked.filter((turn) => turn !== undefined)
    expect(turns).toHaveLength(atOnce + waiting)
    const [first] = turns
    const leave = await first
    const others = () => queues.states().find(({ queue, lane }) => queue === 'photo' && lane === 'others')
    expect(others()).toMatchObject({ active: atOnce, waiting, shed: 100 - turns.length })
    expect(await queues.enter('photo', 'ours')).toBeTypeOf('function')
    leave?.()
    await turns[atOnce]
    expect(others()).toMatchObject({ active: atOnce, waiting: waiting - 1 })
    expect(queues.enter('photo', 'others')).toBeDefined()
    expect(queues.enter('photo', 'others')).toBeUndefined()
  })
})

describe('live streams', () => {
  it('of one client are bounded, those of one phone too, and stations always find room', () => {
    const room = createStreamRoom(1)
    const open = (who: Counting) => (room.enter(who) ? 0 : 1)
    const script = stranger({ 'user-agent': 'script' })
    expect(times(20_000, () => open(script))).toBe(streamRoom.client)
    expect(times(100, () => open({ kind: 'phone', key: 'phone' }))).toBe(streamRoom.phone)
    expect(times(20_000, (n) => open(stranger({ 'user-agent': `${n}` })))).toBe(
      streamRoom.address - streamRoom.client,
    )
    expect(times(20_000, (n) => open(stranger(phone, `198.51.${n % 250}.1`)))).toBe(
      streamRoom.most - streamRoom.address - streamRoom.phone,
    )
    expect(times(500, () => open({ kind: 'station', key: 'wall' }))).toBe(500)
  })

  it('give their place back once', () => {
    const room = createStreamRoom(1)
    const phone = { kind: 'phone', key: 'phone' } as const
    const places = Array.from({ length: streamRoom.phone }, () => room.enter(phone))
    expect(room.enter(phone)).toBeUndefined()
    places[0]?.()
    places[0]?.()
    expect(room.enter(phone)).toBeDefined()
    expect(room.enter(phone)).toBeUndefined()
  })
})
