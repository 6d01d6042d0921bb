import { beforeEach, expect, test, vi } from 'vitest'
import { createReader, HOLD_MS, OFFER_MS, type TagTaker } from './reader.ts'

const TAG = '04A1B2C3D4E5F6'
let warned: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warned.push(line))
})

/** A reader whose keys are typed at moments of the test's choosing. */
function openReader(since = Number.NEGATIVE_INFINITY) {
  const reader = createReader()
  const target = new EventTarget()
  reader.listen(target as unknown as Window, since)
  const press = (key: string, at: number) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    target.dispatchEvent(event)
  }
  const type = (keys: string, at: number) => {
    for (const [index, key] of [...keys].entries()) press(key, at + index * 5)
  }
  const tap = (tag: string, at = 10_000) => {
    type(tag, at)
    press('Enter', at + tag.length * 5)
  }
  return { reader, type, tap }
}

function screen(more: Partial<TagTaker> = {}) {
  const scans: string[] = []
  const onMisread = vi.fn()
  return { scans, onMisread, taker: { onScan: (code: string) => void scans.push(code), onMisread, ...more } }
}

test('a tag that began before its screen was there is one tag, and the screen takes it', () => {
  const { reader, type, tap } = openReader()
  const desk = screen()
  type(TAG.slice(0, 5), 10_000)
  reader.take(desk.taker)
  tap(TAG.slice(5), 10_025)
  expect(desk.scans).toEqual([TAG])
})

test('a tag that was finished while a screen opened is taken by it, once', () => {
  const { reader, tap } = openReader()
  tap(TAG)
  vi.advanceTimersByTime(HOLD_MS - 1)
  const [first, second] = [screen(), screen()]
  reader.take(first.taker)
  reader.take(second.taker)
  expect([first.scans, second.scans, warned]).toEqual([[TAG], [], []])
})

test('a tag that nobody takes is dropped after two seconds, and the log says so', () => {
  const { reader, tap } = openReader()
  tap(TAG)
  vi.advanceTimersByTime(HOLD_MS)
  const late = screen()
  reader.take(late.taker)
  expect(late.scans).toEqual([])
  expect(warned).toEqual(['Scan dropped: no screen took it'])
})

test('the newest screen takes the tag; when it has gone, the one before', () => {
  const { reader, tap } = openReader()
  const [desk, dialog] = [screen(), screen()]
  reader.take(desk.taker)
  const close = reader.take(dialog.taker)
  tap(TAG, 10_000)
  close()
  tap('0499AA88', 12_000)
  expect([dialog.scans, desk.scans]).toEqual([[TAG], ['0499AA88']])
})

test('a check-in that welcomes somebody lets a second band pass, and nobody else takes it', () => {
  const { reader, tap } = openReader()
  const [checkIn, kiosk] = [screen({ isEnabled: () => false }), screen({ isFallback: true })]
  reader.take(kiosk.taker)
  reader.take(checkIn.taker)
  tap(TAG)
  expect([checkIn.scans, kiosk.scans]).toEqual([[], []])
  expect(warned).toEqual(['Scan ignored: the screen is not reading'])
})

test('the kiosk takes what no screen is there for, and can hand it on to the screen it opens', () => {
  const { reader, tap } = openReader()
  const kiosk = screen({ isFallback: true, onScan: (code) => reader.offer(code) })
  reader.take(kiosk.taker)
  tap(TAG)
  vi.advanceTimersByTime(OFFER_MS - 1)
  const checkIn = screen()
  reader.take(checkIn.taker)
  expect(checkIn.scans).toEqual([TAG])
})

test('what may be the rest of a tag counts only if it is as long as the tags of the event', () => {
  const { reader, tap } = openReader(1_000)
  const desk = screen()
  reader.take(desk.taker)
  reader.expect(14)
  tap('BCCDD0031', 1_100)
  expect(desk.scans).toEqual([])
  expect(desk.onMisread).toHaveBeenCalledOnce()
  expect(warned).toEqual(['Scan error: broken'])
  tap(`04:${TAG.slice(2)}`, 1_300)
  expect(desk.scans).toEqual([`04:${TAG.slice(2)}`])
})

test('half a tag that waits for its rest is never taken for a whole one', () => {
  const { reader, type, tap } = openReader()
  const desk = screen()
  reader.take(desk.taker)
  reader.expect(14)
  type(TAG.slice(0, 5), 10_000)
  vi.advanceTimersByTime(700)
  expect([desk.scans, warned]).toEqual([[], ['Scan error: broken']])
  tap(TAG.slice(5), 10_025)
  expect(desk.scans).toEqual([TAG])
})

test('a tag right after the start of the page waits until the length of the tags is known', () => {
  const { reader, tap } = openReader(1_000)
  const desk = screen()
  reader.take(desk.taker)
  tap(TAG, 1_100)
  expect(desk.scans).toEqual([])
  reader.expect(14)
  expect(desk.scans).toEqual([TAG])
})

const WALK_IN = '0499AA88'

test('a band that is shorter than every band in use is part of one: whoever holds it is told to do so again', () => {
  const { reader, tap } = openReader()
  const station = screen()
  reader.take(station.taker)
  reader.expect(14)
  tap(WALK_IN)
  expect([station.scans, warned]).toEqual([[], ['Scan error: broken']])
  expect(station.onMisread).toHaveBeenCalledWith('part')
})

test('the desk, where bands are linked, reads bands of any length; nobody else gets what it does not take', () => {
  const { reader, tap } = openReader(1_000)
  const desk = screen({ takesAnyLength: true })
  reader.take(desk.taker)
  reader.expect(14)
  tap(WALK_IN, 1_600)
  expect(desk.scans).toEqual([WALK_IN])
  // Keys of before the page listened may be missing here, and nowhere else.
  tap(WALK_IN, 1_100)
  expect(desk.scans).toEqual([WALK_IN])
})

test('a short band that was tapped while the desk opened waits for it', () => {
  const { reader, tap } = openReader()
  reader.expect(14)
  tap(WALK_IN)
  const desk = screen({ takesAnyLength: true })
  reader.take(desk.taker)
  expect(desk.scans).toEqual([WALK_IN])
})

test('where nobody wears a band yet there is no length to compare with', () => {
  const { reader, tap } = openReader()
  const station = screen()
  reader.take(station.taker)
  reader.expect(null)
  tap(WALK_IN)
  expect(station.scans).toEqual([WALK_IN])
})

test('before a short band is turned away, the festival is asked whether one as short was linked since', async () => {
  const { reader, tap } = openReader()
  const station = screen()
  reader.take(station.taker)
  const askAgain = vi.fn(async () => {
    if (askAgain.mock.calls.length > 1) throw new Error('away')
    return 8
  })
  reader.expect(14, askAgain)
  tap(WALK_IN, 10_000)
  expect(station.scans).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(station.scans).toEqual([WALK_IN])
  tap(WALK_IN, 12_000)
  expect(askAgain).toHaveBeenCalledOnce()
  // Without an answer, what was known counts.
  tap('0499AA', 14_000)
  await vi.advanceTimersByTimeAsync(0)
  expect(station.scans).toEqual([WALK_IN, WALK_IN])
  expect(station.onMisread).toHaveBeenCalledOnce()
})

test('a screen that throws at one tag reads the next one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { reader, tap } = openReader()
  const scans: string[] = []
  reader.take({
    onScan(code) {
      scans.push(code)
      if (scans.length === 1) throw new Error('stumbled')
    },
  })
  tap(TAG, 10_000)
  tap('0499AA88', 12_000)
  expect(scans).toEqual([TAG, '0499AA88'])
})

test('a reader that cannot be listened to is told to the screens and logged', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reader = createReader()
  reader.listen({} as Window)
  const onInitError = vi.fn()
  reader.take({ onScan: () => {}, onInitError })
  expect(onInitError).toHaveBeenCalledWith('Failed to initialize RFID scanner')
  expect(logged).toHaveBeenCalledWith('Failed to initialize RFID scanner', expect.anything())
})
