import { beforeEach, expect, test, vi } from 'vitest'
import { acceptedTap } from '../testing/people.ts'
import { NetworkFailure } from './api-failure.ts'
import { memorySettledTaps, type SettledTap } from './settled-taps.ts'
import { createTapOutbox } from './tap-outbox.ts'
import { memoryShelf, type OutgoingTap, type TapShelf } from './tap-shelf.ts'

const body = { rfidTagId: '04A1B2C3', installationId: 'tap-tracking' }
const accepted = acceptedTap('leon')
const HOUR = 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const waited = ({ body: { metadata } }: OutgoingTap) =>
  Date.parse(String(metadata?.sentAt)) - Date.parse(String(metadata?.timestamp))

/** Pages of one station over the same shelf and the same counted taps; `ledger` is what each page remembers. */
function stationThatKeeps(counted = new Map<string, SettledTap>(), shelf = safeShelf()) {
  const sent: OutgoingTap[] = []
  const openPage = (ledger: string | null) =>
    createTapOutbox(shelf, {
      settled: memorySettledTaps(counted),
      ledger,
      async send(tap) {
        sent.push(tap)
        return accepted
      },
    })
  return { openPage, sent, counted, shelf }
}

/** A shelf that is not only memory, as far as a page can tell; `isFull` is a browser without room. */
function safeShelf(storage = { isFull: false }): TapShelf {
  const shelf = memoryShelf()
  return {
    ...shelf,
    async put(tap) {
      await shelf.put(tap)
      return !storage.isFull
    },
  }
}

test('when the ledger was restored from a backup, what was counted in the other one is sent again under its key', async () => {
  const { openPage, sent, counted } = stationThatKeeps()
  const page = openPage('before')
  await page.follow('before')
  await page.tap(body)
  await page.tap(body)
  await page.follow('before')
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(60_000)
  await page.follow('after')
  expect(sent.slice(2).map(({ key }) => key)).toEqual(sent.slice(0, 2).map(({ key }) => key))
  expect(sent.slice(2).map(waited)).toEqual([60_000, 60_000])
  // They are counted in the new ledger now.
  await page.follow('after')
  expect(sent).toHaveLength(4)
  expect([...counted.values()].map(({ epoch }) => epoch)).toEqual(['after', 'after'])
})

test('a page that was opened after the restore sends what the page before it had seen counted', async () => {
  const { openPage, sent } = stationThatKeeps()
  await openPage('before').tap(body)
  const next = openPage('before')
  await next.follow('before')
  expect(sent).toHaveLength(1)
  await openPage('before').follow('after')
  expect(sent).toHaveLength(2)
})

test('counted taps are kept for six hours', async () => {
  const { openPage, sent, counted } = stationThatKeeps()
  const page = openPage('before')
  await page.tap(body)
  await vi.advanceTimersByTimeAsync(5 * HOUR)
  await page.tap(body)
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  await page.follow('after')
  expect(sent.map(({ key }) => key).slice(2)).toEqual([sent[1]?.key])
  expect(counted.size).toBe(1)
})

test('a full storage gives the room of counted taps to one that waits, and says so when that is not enough', async () => {
  const storage = { isFull: false }
  const { openPage, counted } = stationThatKeeps(undefined, safeShelf(storage))
  const page = openPage('before')
  await page.tap(body)
  expect([counted.size, page.health().isFull]).toEqual([1, false])
  storage.isFull = true
  await page.tap(body)
  expect(counted.size).toBe(1)
  expect(page.health().isFull).toBe(true)
  storage.isFull = false
  await page.tap(body)
  expect(page.health().isFull).toBe(false)
})

test('by the server’s clock a tap has waited as long as it has, whatever the station’s clocks say', async () => {
  const at = { shown: 0, elapsed: 0, server: 1_000_000 as number | undefined }
  const pass = (ms: number, { isAsleep = false } = {}) => {
    at.shown += ms
    if (!isAsleep) at.elapsed += ms
    if (at.server !== undefined) at.server += ms
  }
  const clock = { shown: () => at.shown, elapsed: () => at.elapsed, server: () => at.server }
  const sent: OutgoingTap[] = []
  const shelf = memoryShelf()
  const send = async (tap: OutgoingTap) => {
    sent.push(tap)
    throw new NetworkFailure('off')
  }
  const page = createTapOutbox(shelf, { clock, send })
  await page.tap(body)
  expect(sent[0]?.body.metadata?.timestamp).toBe(new Date(1_000_000).toISOString())
  pass(5_000)
  // The device sleeps, and its clock is set when it wakes up.
  pass(60_000, { isAsleep: true })
  at.shown += 86_400_000
  await page.flush()
  expect(sent.slice(1, 2).map(waited)).toEqual([65_000])
  page.close()
  // A page life later, before the server has answered, its own clock is all there is; afterwards it is not.
  at.server = undefined
  at.shown -= 86_400_000
  const next = createTapOutbox(shelf, { clock, send })
  at.server = 1_100_000
  await next.flush()
  expect(sent.slice(2, 3).map(waited)).toEqual([100_000])
})
