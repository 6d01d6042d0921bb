import { expect, test } from 'vitest'
import {
  becomesKiosk,
  CHECK_IN,
  type Device,
  type DeviceRole,
  deviceRole,
  isAwayFromHome,
  isShared,
  kioskHome,
  surfaceOf,
} from './surface.ts'

const nobodys: DeviceRole = { kind: 'unknown' }
const own: DeviceRole = { kind: 'own' }
const kiosk: DeviceRole = { kind: 'kiosk', home: CHECK_IN }

const device = (path: string, width: number, height: number, more: Partial<Device> = {}): Device => ({
  path,
  width,
  height,
  override: null,
  role: nobodys,
  ...more,
})

test.each([
  ['/', 390, 844, 'phone'],
  ['/leaderboard', 390, 844, 'phone'],
  ['/', 820, 1180, 'tablet'],
  ['/', 1920, 1080, 'tablet'],
  ['/tap-tracking', 1080, 1920, 'kiosk-portrait'],
  ['/station/food-row', 1920, 1080, 'kiosk-landscape'],
  ['/now-showing', 1920, 1080, 'wall'],
  ['/leaderboard', 3840, 2160, 'wall'],
])('%s on %dx%d is seen on a %s', (path, width, height, surface) => {
  expect(surfaceOf(device(path, width, height))).toBe(surface)
})

test('the profile of a device outranks its size, and nonsense is ignored', () => {
  expect(surfaceOf(device('/', 390, 844, { override: 'wall' }))).toBe('wall')
  expect(surfaceOf(device('/', 390, 844, { override: 'cinema' }))).toBe('phone')
})

test('kiosks and walls belong to everyone, a phone to one person', () => {
  const all = ['kiosk-portrait', 'tablet-kiosk', 'wall', 'phone', 'tablet'] as const
  expect(all.map(isShared)).toEqual([true, true, true, false, false])
})

test('the stage of the reveal is a wall on a laptop as well', () => {
  expect(surfaceOf(device('/reveal', 1280, 720))).toBe('wall')
  expect(surfaceOf(device('/reveal', 390, 844))).toBe('phone')
})

test('what has been a kiosk stays one on every page, in every format', () => {
  const pages = ['/', '/fortune-teller/ask-question', '/profile', '/gift-aura', '/leaderboard']
  for (const path of pages) {
    expect(surfaceOf(device(path, 1920, 1080, { role: kiosk })), path).toBe('kiosk-landscape')
    expect(surfaceOf(device(path, 1080, 1920, { role: kiosk })), path).toBe('kiosk-portrait')
    expect(surfaceOf(device(path, 1180, 820, { role: kiosk })), path).toBe('tablet-kiosk')
    expect(kioskHome(device(path, 1920, 1080, { role: kiosk })), path).toBe(CHECK_IN)
  }
  expect(surfaceOf(device('/now-showing', 1920, 1080, { role: kiosk }))).toBe('wall')
})

test('nothing forgets a visitor on their own device, nor on one that has never read a band', () => {
  const large = ['/', '/gift-aura', CHECK_IN, '/tap-tracking', '/leaderboard', '/now-showing']
  for (const path of large) {
    expect(kioskHome(device(path, 1920, 1080)), path).toBeUndefined()
    expect(kioskHome(device(path, 1920, 1080, { role: own })), path).toBeUndefined()
    expect(kioskHome(device(path, 390, 844)), path).toBeUndefined()
  }
  expect(surfaceOf(device('/gift-aura', 1920, 1080, { role: own }))).toBe('tablet')
  expect(surfaceOf(device('/', 1080, 1920, { role: own }))).toBe('tablet')
})

test('staff at work on a device that has read bands are no visitors', () => {
  for (const path of ['/admin', '/login', '/reveal']) {
    expect(kioskHome(device(path, 1920, 1080, { role: kiosk })), path).toBeUndefined()
    expect(isShared(surfaceOf(device(path, 1180, 820, { role: kiosk }))), path).toBe(path === '/reveal')
  }
})

test('a device becomes a kiosk by a band that it reads, a phone and an own device never', () => {
  const reading = { surface: 'tablet', role: nobodys, mode: 'live', hasMouse: true } as const
  expect(becomesKiosk(reading)).toBe(true)
  expect(becomesKiosk({ ...reading, surface: 'phone' })).toBe(false)
  expect(becomesKiosk({ ...reading, surface: 'wall' })).toBe(false)
  expect(becomesKiosk({ ...reading, role: own })).toBe(false)
})

test('in the demo a laptop plays visitor and station in turn; a tablet and a large screen are kiosks', () => {
  const reading = { surface: 'tablet', role: nobodys, mode: 'demo', hasMouse: true } as const
  expect(becomesKiosk(reading)).toBe(false)
  expect(becomesKiosk({ ...reading, hasMouse: false })).toBe(true)
  expect(becomesKiosk({ ...reading, surface: 'kiosk-landscape' })).toBe(true)
})

test('a kiosk waits where it last read a band; without that, at the check-in', () => {
  const station: DeviceRole = { kind: 'kiosk', home: '/tap-tracking' }
  expect(kioskHome(device('/', 1920, 1080, { role: station }))).toBe('/tap-tracking')
  expect(isAwayFromHome(device('/', 1920, 1080, { role: station }))).toBe(true)
  expect(isAwayFromHome(device('/tap-tracking/', 1920, 1080, { role: station }))).toBe(false)
  expect(kioskHome(device('/', 800, 600, { override: 'kiosk-landscape' }))).toBe(CHECK_IN)
  expect(kioskHome(device('/profile', 1080, 1920))).toBe(CHECK_IN)
  expect(isAwayFromHome(device('/profile', 1080, 1920))).toBe(true)
  expect(isAwayFromHome(device('/leaderboard', 1080, 1920))).toBe(false)
})

test('a role is remembered as one word or one path, and a profile of another kind ends it', () => {
  expect(deviceRole(null, null)).toEqual(nobodys)
  expect(deviceRole('nonsense', null)).toEqual(nobodys)
  expect(deviceRole('own', null)).toEqual(own)
  expect(deviceRole(CHECK_IN, 'kiosk-portrait')).toEqual(kiosk)
  expect(deviceRole(CHECK_IN, 'wall')).toEqual(nobodys)
})
