import { beforeEach, expect, test, vi } from 'vitest'
import type { TapAccepted } from '../../contract/taps.ts'
import { ApiFailure, NetworkFailure } from './api-failure.ts'
import { createTapOutbox } from './tap-outbox.ts'
import { memoryShelf, type OutgoingTap } from './tap-shelf.ts'

const body = { rfidTagId: '04A1B2C3', installationId: 'tap-tracking' }
const accepted: TapAccepted = {
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

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
function stationWith(...answers: Array<TapAccepted | Error>) {
  const sent: OutgoingTap[] = []
  const shelf = memoryShelf()
  const outbox = createTapOutbox(shelf, async (tap) => {
    sent.push(tap)
    const answer = answers.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new NetworkFailure('off')
    return answer
  })
  return { outbox, sent, shelf }
}

test('a tap carries a key of its own and the time of the band', async () => {
  const { outbox, sent } = stationWith(accepted, accepted)
  await outbox.tap(body)
  await outbox.tap(body)
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
  expect(sent[0]?.body.metadata?.timestamp).toBe(new Date().toISOString())
  expect(sent[0]?.body.metadata?.sentAt).toBeUndefined()
})

test('without network the tap waits and is sent later, under the same key, saying when it was sent', async () => {
  const { outbox, sent } = stationWith(new NetworkFailure('off'), accepted)
  expect(await outbox.tap(body)).toEqual({ kind: 'kept' })
  expect(outbox.waiting()).toBe(1)
  const tappedAt = sent[0]?.body.metadata?.timestamp
  await vi.advanceTimersByTimeAsync(3_000)
  expect(outbox.waiting()).toBe(0)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[1]?.body.metadata?.timestamp).toBe(tappedAt)
  expect(Date.parse(String(sent[1]?.body.metadata?.sentAt))).toBeGreaterThan(Date.parse(String(tappedAt)))
})

test('a station knocks ever more patiently while the server is away', async () => {
  const { outbox, sent } = stationWith()
  await outbox.tap(body)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.length).toBeLessThan(8)
  expect(outbox.waiting()).toBe(1)
})

test('a refusal is told at once and nothing waits', async () => {
  const { outbox } = stationWith(new ApiFailure(404, '{"code":"wristband_not_linked","error":"Desk."}'))
  expect((await outbox.tap(body)).kind).toBe('refused')
  expect(outbox.waiting()).toBe(0)
})

test('a kept tap that the server refuses later is not sent for ever', async () => {
  const { outbox } = stationWith(new NetworkFailure('off'), new ApiFailure(409, ''))
  await outbox.tap(body)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(outbox.waiting()).toBe(0)
})

test('taps of before a reload are sent in the order of the bands', async () => {
  const { outbox, sent, shelf } = stationWith(accepted, accepted)
  const at = (timestamp: string) => ({ ...body, metadata: { timestamp } })
  await shelf.put({ key: 'second', body: at('2026-12-05T20:11:00.000Z') })
  await shelf.put({ key: 'first', body: at('2026-12-05T20:10:00.000Z') })
  await outbox.flush()
  expect(sent.map((tap) => tap.key)).toEqual(['first', 'second'])
})
