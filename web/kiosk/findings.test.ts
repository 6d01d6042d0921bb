import { expect, test } from 'vitest'
import {
  cameraFinding,
  clockFinding,
  networkFinding,
  readerFinding,
  screensFinding,
  soundFinding,
  storageFinding,
  tapsFinding,
} from './findings.ts'

const none = { 'too-short': 0, 'too-slow': 0, broken: 0 }
const megabytes = (bytes: number) => `${bytes / 1e6} MB`
const seconds = (ms: number) => `${ms / 1000} s`

test('nothing is green before it was tried', () => {
  const untried = [
    readerFinding(undefined, undefined, none),
    cameraFinding('untried'),
    soundFinding(undefined, false, 80),
    clockFinding(undefined, seconds),
    networkFinding(undefined),
    storageFinding(undefined, megabytes),
    screensFinding('a', undefined),
  ]
  expect(untried.map(({ light }) => light)).toEqual(untried.map(() => 'open'))
})

test('a reader is good when it has just read a whole tag, and worn when it fails too often', () => {
  expect(readerFinding(14, undefined, none)).toMatchObject({ light: 'green', values: { length: 14 } })
  expect(readerFinding(14, undefined, { ...none, broken: 3, 'too-slow': 2 })).toMatchObject({
    light: 'amber',
    text: 'check.reader.worn',
  })
  for (const reason of ['too-short', 'too-slow', 'broken'] as const)
    expect(readerFinding(14, reason, none)).toEqual({ light: 'amber', text: `check.reader.${reason}` })
})

test('a camera that gives no picture is red, with what to do about it', () => {
  expect(cameraFinding('open').light).toBe('green')
  for (const trouble of ['denied', 'missing', 'busy', 'lost', 'unsupported'] as const)
    expect(cameraFinding(trouble)).toEqual({ light: 'red', text: `check.camera.${trouble}` })
})

test('only whoever heard it makes the sound green, and a muted one says so', () => {
  expect(soundFinding(true, false, 80)).toMatchObject({ light: 'green', values: { volume: 80 } })
  expect(soundFinding(false, false, 80).light).toBe('red')
  expect(soundFinding(true, true, 80).text).toBe('check.sound.muted')
})

test('a clock may be five seconds off, in both directions', () => {
  for (const offset of [0, 5_000, -5_000]) expect(clockFinding(offset, seconds).light).toBe('green')
  for (const offset of [6_000, -6_000])
    expect(clockFinding(offset, seconds)).toMatchObject({ light: 'amber', values: { time: '6 s' } })
})

test('a network that is slow or away is told apart', () => {
  expect(networkFinding(80.4)).toMatchObject({ light: 'green', values: { ms: 80 } })
  expect(networkFinding(900).light).toBe('amber')
  expect(networkFinding('away').light).toBe('red')
})

test('a storage that keeps nothing is red, a nearly full one amber, one that tells nothing green', () => {
  expect(storageFinding({ canKeep: false, freeBytes: 1e9 }, megabytes).light).toBe('red')
  expect(storageFinding({ canKeep: true, freeBytes: 20_000_000 }, megabytes)).toMatchObject({
    light: 'amber',
    values: { free: '20 MB' },
  })
  expect(storageFinding({ canKeep: true, freeBytes: 1e9 }, megabytes).light).toBe('green')
  expect(storageFinding({ canKeep: true, freeBytes: undefined }, megabytes).light).toBe('green')
})

test('taps that wait are amber, those that nobody takes any more are red', () => {
  expect(tapsFinding(0, 0).light).toBe('green')
  expect(tapsFinding(3, 0)).toMatchObject({ light: 'amber', values: { count: 3 } })
  expect(tapsFinding(3, 1)).toMatchObject({ light: 'red', values: { count: 1 } })
})

test('old screens are amber', () => {
  expect(screensFinding('a', 'a').light).toBe('green')
  expect(screensFinding('a', 'b').light).toBe('amber')
})
