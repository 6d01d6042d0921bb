import { beforeEach, expect, test, vi } from 'vitest'
import { tagIn } from '../../contract/wristbands.ts'
import { reader } from '../platform/reader.ts'
import { readerHealth } from '../platform/reader-health.ts'
import { watchForCodes } from './codes-in-view.ts'
import { listenToNfc } from './listen-to-nfc.ts'
import { possibleReaders } from './reader-kinds.ts'
import { typeLikeAReader } from './type-like-a-reader.ts'

/** jsdom reads no chips: this stands where the phone's reader would be. */
class PhoneReader extends EventTarget {
  static readonly opened: PhoneReader[] = []
  static isAllowed = true
  signal: AbortSignal | undefined
  async scan({ signal }: { signal: AbortSignal }): Promise<void> {
    PhoneReader.opened.push(this)
    if (!PhoneReader.isAllowed) throw new DOMException('No touch yet', 'NotAllowedError')
    this.signal = signal
  }
  hold(serialNumber: string): void {
    this.dispatchEvent(Object.assign(new Event('reading'), { serialNumber }))
  }
}

const read: string[] = []
const misread = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('NDEFReader', PhoneReader)
  PhoneReader.opened.length = 0
  PhoneReader.isAllowed = true
  read.length = 0
  misread.mockClear()
  reader.listen(window, Number.NEGATIVE_INFINITY)
  const stop = reader.take({ onScan: (code) => read.push(code), onMisread: misread })
  return stop
})

test('a chip, a code and a reader that types give the same tag', async () => {
  const left = new AbortController()
  await listenToNfc(left.signal)
  PhoneReader.opened[0]?.hold('04:0c:58:22:50:85:5e')
  const codes = [['04-0C58 2250855e']]
  watchForCodes({
    look: async () => codes.shift() ?? [],
    onCode: (code) => reader.receive(tagIn(code)),
    signal: left.signal,
  })
  await vi.waitFor(() => expect(read).toHaveLength(2))
  typeLikeAReader('040C582250855E')
  expect(read).toEqual(['040C582250855E', '040C582250855E', '040C582250855E'])
  left.abort()
  expect(PhoneReader.opened[0]?.signal?.aborted).toBe(true)
})

test('what is no tag is a misread, counted and told', async () => {
  const before = readerHealth().misreads.broken
  await listenToNfc(new AbortController().signal)
  PhoneReader.opened[0]?.hold('')
  PhoneReader.opened[0]?.dispatchEvent(new Event('readingerror'))
  expect(read).toEqual([])
  expect(misread).toHaveBeenCalledTimes(2)
  expect(readerHealth().misreads.broken).toBe(before + 2)
})

test('a browser that wants a touch first is asked again at the next one', async () => {
  PhoneReader.isAllowed = false
  const left = new AbortController()
  await listenToNfc(left.signal)
  PhoneReader.isAllowed = true
  dispatchEvent(new Event('pointerup'))
  await vi.waitFor(() => expect(PhoneReader.opened).toHaveLength(2))
  PhoneReader.opened[1]?.hold('04:0c:58:22:50:85:5e')
  expect(read).toEqual(['040C582250855E'])
  left.abort()
})

test('a code that stays in view, or trembles there, is one; one that comes again is another', async () => {
  vi.useFakeTimers()
  let inView: string[] = ['A']
  const told: string[] = []
  const left = new AbortController()
  watchForCodes({ look: async () => inView, onCode: (code) => told.push(code), signal: left.signal })
  await vi.advanceTimersByTimeAsync(5_000)
  inView = []
  await vi.advanceTimersByTimeAsync(1_000)
  inView = ['A', 'B']
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual(['A', 'B'])
  inView = []
  await vi.advanceTimersByTimeAsync(2_000)
  inView = ['A']
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual(['A', 'B', 'A'])
  left.abort()
  inView = ['C']
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toHaveLength(3)
})

test('a browser is asked what it can read', async () => {
  expect(await possibleReaders()).toEqual(['keyboard', 'nfc'])
  vi.stubGlobal('NDEFReader', undefined)
  const Detector = Object.assign(function Detector() {}, {
    getSupportedFormats: async () => ['qr_code', 'ean_13'],
  })
  vi.stubGlobal('BarcodeDetector', Detector)
  expect(await possibleReaders()).toEqual(['keyboard', 'camera'])
  Detector.getSupportedFormats = async () => ['ean_13']
  expect(await possibleReaders()).toEqual(['keyboard'])
})
