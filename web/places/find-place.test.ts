import { expect, test } from 'vitest'
import type { MapPlace } from '../../contract/venue-map.ts'
import { isAt, placeOf } from './find-place.ts'

const place = (name: string, more: Partial<MapPlace> = {}): MapPlace => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  translations: {},
  otherNames: [],
  isMain: false,
  x: 0.5,
  y: 0.5,
  ...more,
})
const hall3 = place('Hall 3', { isMain: true, translations: { ja: 'ホール3', de: 'Halle 3' } })
const salon = place('GRWM Salon')
const bar = place('Glow Paint Bar', { otherNames: ['Hall 3, opposite the GRWM Salon'] })
const garden = place('Chill Garden', { isMain: true })
const wall = place('Wish Wall')
const house = place('Garden House')
const places = [hall3, salon, bar, garden, wall, house, place('Hall 1')]

test.each([
  ['hall  3', hall3],
  ['Hall 3, opposite the GRWM Salon', bar],
  ['Left of the GRWM salon, Hall 3', salon],
  ['Garden House, Chill Garden', house],
  ['Chill Garden, at the Wish Wall', wall],
  ['ホール3のGRWM Salon隣', salon],
  ['ホール3内', hall3],
  ['Halle 3, Obergeschoss', hall3],
  ['Hall 10', undefined],
  ['ホール30', undefined],
  ['Marshall 3', undefined],
  ['The Strip', undefined],
  ['', undefined],
  [null, undefined],
])('%s is found on the map', (location, expected) => {
  expect(placeOf(location, places)).toBe(expected)
})

test('what is at a place inside of another one is in both', () => {
  expect([hall3, salon, garden].filter((one) => isAt('GRWM Salon, Hall 3', one))).toEqual([hall3, salon])
})
