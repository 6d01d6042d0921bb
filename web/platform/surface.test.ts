import { expect, test } from 'vitest'
import { isShared, surfaceOf } from './surface.ts'

const device = (path: string, width: number, height: number, override: string | null = null) =>
  surfaceOf({ path, width, height, override })

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
  expect(device(path, width, height)).toBe(surface)
})

test('the profile of a device outranks its size, and nonsense is ignored', () => {
  expect(device('/', 390, 844, 'wall')).toBe('wall')
  expect(device('/', 390, 844, 'cinema')).toBe('phone')
})

test('kiosks and walls belong to everyone, a phone to one person', () => {
  expect([isShared('kiosk-portrait'), isShared('wall'), isShared('phone')]).toEqual([true, true, false])
})

test('the stage of the reveal is a wall on a laptop as well', () => {
  expect(surfaceOf({ path: '/reveal', width: 1280, height: 720, override: null })).toBe('wall')
  expect(surfaceOf({ path: '/reveal', width: 390, height: 844, override: null })).toBe('phone')
})
