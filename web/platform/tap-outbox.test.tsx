import { beforeEach, expect, test, vi } from 'vitest'
import type { TapAccepted } from '../../contract/taps.ts'
import { acceptedTap } from '../testing/people.ts'
import { ApiFailure, NetworkFailure } from './api-failure.ts'
import { createTapOutbox } from './tap-outbox.ts'
import { memoryShelf, type OutgoingTap, type TapShelf } from './tap-shelf.ts'

const body = { rfidTagId: '04A1B2C3', installationId: 'tap-tracking' }
const accepted = acceptedTap('leon')
const refused = (status: number, code: string) =>
  new ApiFailure(status, JSON.stringify({ error: 'No.', code }))
const HOUR = 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

type Reply = TapAccepted | Error | ((tap: OutgoingTap) => TapAccepted | Error)

/** A station whose server answers in turn as told, and is away when nothing more was told. */
function stationWith(replies: Reply[] = [], shelf: TapShelf = memoryShelf()) {
  const sent: OutgoingTap[] = []
  const outbox = createTapOutbox(shelf, {
    async send(tap) {
      sent.push(tap)
      const next = replies.shift()
      const answer = typeof next === 'function' ? next(tap) : next
      if (answer === undefined || answer instanceof Error) throw answer ?? new NetworkFailure('off')
      return answer
    },
  })
  return { outbox, sent, shelf, replies }
}

const waited = ({ body: { metadata } }: OutgoingTap) =>
  Date.parse(String(metadata?.sentAt)) - Date.parse(String(metadata?.timestamp))

test('a tap is written down before it is sent, with a key of its own and the time of the band', async () => {
  const shelf = memoryShelf()
  const written: string[] = []
  const put = shelf.put
  shelf.put = async (tap) => {
    written.push(tap.key)
    return put(tap)
  }
  const { outbox, sent } = stationWith(
    [(tap) => (written.includes(tap.key) ? accepted : new Error('sent first')), accepted],
    shelf,
  )
  expect((await outbox.tap(body)).kind).toBe('accepted')
  await outbox.tap(body)
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
  expect(sent[0]?.body.metadata?.timestamp).toBe(new Date().toISOString())
  expect(sent[0]?.body.metadata?.sentAt).toBeUndefined()
  expect(await shelf.all()).toEqual([])
})

test.each([
  ['no network', new NetworkFailure('off')],
  ['an error of the server', refused(500, 'unexpected')],
  ["a proxy's page", new ApiFailure(503, '<html>Service Unavailable</html>')],
  ['a page that says there is nothing', new ApiFailure(404, '<html>Not Found</html>')],
  ['a network that wants a sign-in of its own', new ApiFailure(200, '<html>Welcome to our Wi-Fi</html>')],
  ['too many requests', refused(429, 'too_many_requests')],
  ['a sign-in that has ended', refused(401, 'not_signed_in')],
  ['a station that may not tap any more', refused(403, 'station_not_paired')],
  ['an address that is not there any more', refused(404, 'not_found')],
])('%s: the tap is kept, and sent later under the same key', async (_, failure) => {
  const { outbox, sent, shelf } = stationWith([failure, accepted])
  expect(await outbox.tap(body)).toMatchObject({ kind: 'kept' })
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.state().waiting).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(outbox.state().waiting).toBe(0)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[1]?.body.metadata?.timestamp).toBe(sent[0]?.body.metadata?.timestamp)
  expect(waited(sent[1] ?? missing())).toBeGreaterThan(1_999)
  expect(await shelf.all()).toEqual([])
})

function missing(): never {
  throw new Error('Nothing was sent')
}

test('a station knocks ever more patiently while the server is away, and loses nothing in a day', async () => {
  const { outbox, sent } = stationWith()
  await outbox.tap(body)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.length).toBeLessThan(8)
  await vi.advanceTimersByTimeAsync(23 * HOUR)
  expect(outbox.state()).toEqual({ waiting: 1, aside: [] })
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  const { waiting, aside } = outbox.state()
  expect(waiting).toBe(0)
  expect(aside).toMatchObject([{ key: sent[0]?.key, aside: { why: 'undelivered' } }])
})

test('with two hundred taps waiting a server that is away is asked about a few of them at a time', async () => {
  const { outbox, sent } = stationWith()
  for (let n = 0; n < 200; n += 1) void outbox.tap(body)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(200)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.length).toBeLessThan(230)
  expect(outbox.state().waiting).toBe(200)
})

test('one bad tap does not hold up the others', async () => {
  const bad = (tap: OutgoingTap) =>
    tap.body.rfidTagId === 'BAD0BAD0' ? refused(500, 'unexpected') : accepted
  const { outbox, replies, shelf } = stationWith([bad])
  await outbox.tap({ ...body, rfidTagId: 'BAD0BAD0' })
  await outbox.tap(body)
  await outbox.tap(body)
  replies.push(...Array.from({ length: 20 }, () => bad))
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await shelf.all()).map((tap) => tap.body.rfidTagId)).toEqual(['BAD0BAD0'])
})

test('a server that asks for a pause gets it', async () => {
  const busy = new ApiFailure(503, JSON.stringify({ error: 'Busy.', code: 'unavailable' }), '', '30')
  const { outbox, sent } = stationWith([busy, accepted])
  await outbox.tap(body)
  await vi.advanceTimersByTimeAsync(29_900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toHaveLength(2)
  expect(outbox.state().waiting).toBe(0)
})

test('a refusal is told at once and nothing waits', async () => {
  const { outbox, shelf } = stationWith([refused(404, 'wristband_not_linked')])
  expect((await outbox.tap(body)).kind).toBe('refused')
  expect(await shelf.all()).toEqual([])
})

test('a kept tap that is refused later is not sent for ever: it is set aside for the crew, with the reason', async () => {
  const { outbox, sent } = stationWith([new NetworkFailure('off'), refused(409, 'installation_inactive')])
  await outbox.tap(body)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(sent).toHaveLength(2)
  const [tap] = outbox.state().aside
  expect(tap).toMatchObject({ key: sent[0]?.key, aside: { why: 'installation_inactive' } })
  await outbox.forget([String(tap?.key)])
  expect(outbox.state()).toEqual({ waiting: 0, aside: [] })
})

test('a kept tap that came too late for points is told to the crew', async () => {
  const late = acceptedTap('leon', 0, { reason: 'too-late' })
  const { outbox } = stationWith([new NetworkFailure('off'), late])
  await outbox.tap(body)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(outbox.state().aside).toMatchObject([{ aside: { why: 'too-late' } }])
})

test('a page that was closed while it sent is followed by one that sends the tap again', async () => {
  const shelf = memoryShelf()
  const closed = createTapOutbox(shelf, { send: () => new Promise<never>(() => {}) })
  void closed.tap(body)
  await vi.advanceTimersByTimeAsync(0)
  closed.close()
  const { outbox, sent } = stationWith([accepted], shelf)
  await outbox.flush()
  expect(sent).toHaveLength(1)
  expect(await shelf.all()).toEqual([])
})

test('of two pages one sends', async () => {
  const held = new Set<string>()
  const alone = async <T,>(name: string, act: () => Promise<T>) => {
    if (held.has(name)) return undefined
    held.add(name)
    return act().finally(() => held.delete(name))
  }
  const shelf = memoryShelf()
  const sent: string[] = []
  const send = async ({ key }: OutgoingTap) => {
    sent.push(key)
    await new Promise((done) => setTimeout(done, 1_000))
    return accepted
  }
  const [one, other] = [createTapOutbox(shelf, { send, alone }), createTapOutbox(shelf, { send, alone })]
  void one.tap(body)
  await vi.advanceTimersByTimeAsync(10)
  void other.flush()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent).toHaveLength(1)
})

test('a clock that is set while taps wait changes nothing about how long they waited', async () => {
  const { outbox, sent, replies } = stationWith()
  await outbox.tap(body)
  await vi.advanceTimersByTimeAsync(5_000)
  vi.setSystemTime(Date.now() + 365 * 24 * HOUR)
  replies.push(accepted)
  await outbox.flush()
  expect(waited(sent.at(-1) ?? missing())).toBe(5_000)
})

test('over a reload the wait goes on from what was measured', async () => {
  const { outbox, shelf } = stationWith()
  await outbox.tap(body)
  await vi.advanceTimersByTimeAsync(3_000)
  outbox.close()
  await vi.advanceTimersByTimeAsync(60_000)
  const { outbox: next, sent } = stationWith([accepted], shelf)
  await next.flush()
  expect(waited(sent[0] ?? missing())).toBe(63_000)
})

test('taps of before a reload are sent in the order of the bands', async () => {
  const { outbox, sent, shelf } = stationWith([accepted, accepted])
  const at = (timestamp: string) => ({ ...body, metadata: { timestamp } })
  const measured = { waitedMs: 0, measuredAt: Date.now() }
  await shelf.put({ key: 'second', body: at('2026-12-05T20:11:00.000Z'), ...measured })
  await shelf.put({ key: 'first', body: at('2026-12-05T20:10:00.000Z'), ...measured })
  await outbox.flush()
  expect(sent.map((tap) => tap.key)).toEqual(['first', 'second'])
})
