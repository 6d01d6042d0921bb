import { expect, test } from 'vitest'
import { type CheckIn, checkIn } from './check-in.ts'

const scanning: CheckIn = { phase: 'scanning' }
const authenticating: CheckIn = { phase: 'authenticating', tag: '04A1', waiting: [] }
const owner = { sessionId: 'ab', tiktokUsername: 'leon', attendeeName: 'Leon Katz' }
const welcoming: CheckIn = { phase: 'authenticated', tag: '04A1', owner, waiting: [] }

const scan = (tag: string, canWait = false) => ({ type: 'scanned', tag, canWait }) as const
const later = (tag: string) => scan(tag, true)

test('a band is read, known and welcomed', () => {
  const asked = checkIn(scanning, scan('04A1'))
  expect(asked).toEqual(authenticating)
  expect(checkIn(asked, { type: 'accepted', owner })).toEqual(welcoming)
  expect(checkIn(welcoming, { type: 'welcomed' })).toEqual(scanning)
})

test('a second band is ignored while the first is under way, and after it is welcomed', () => {
  expect(checkIn(authenticating, scan('04B2'))).toBe(authenticating)
  expect(checkIn(welcoming, scan('04B2'))).toBe(welcoming)
})

test('at a station it waits, and gets its own answer when the first has had theirs', () => {
  const both = [later('04B2'), later('04C3')].reduce(checkIn, authenticating)
  const welcomed = checkIn(both, { type: 'accepted', owner })
  const third = checkIn(welcomed, later('04D4'))
  expect(checkIn(third, { type: 'welcomed' })).toEqual({
    phase: 'authenticating',
    tag: '04B2',
    waiting: ['04C3', '04D4'],
  })
})

test('a band that fails makes way for the next one', () => {
  const both = checkIn(authenticating, later('04B2'))
  expect(checkIn(both, { type: 'failed' })).toEqual({ phase: 'authenticating', tag: '04B2', waiting: [] })
})

test('the same band held twice is one, whether its turn has come or not', () => {
  expect(checkIn(authenticating, later('04A1'))).toBe(authenticating)
  const both = checkIn(welcoming, later('04B2'))
  expect(checkIn(both, later('04B2'))).toBe(both)
})

test('after a failure the kiosk reads again', () => {
  expect(checkIn(authenticating, { type: 'failed' })).toEqual(scanning)
})

test('an answer that nobody waits for changes nothing', () => {
  expect(checkIn(scanning, { type: 'accepted', owner })).toBe(scanning)
  expect(checkIn(scanning, { type: 'welcomed' })).toBe(scanning)
})
