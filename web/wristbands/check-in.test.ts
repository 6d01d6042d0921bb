import { expect, test } from 'vitest'
import { type CheckIn, checkIn } from './check-in.ts'

const scanning: CheckIn = { phase: 'scanning' }
const authenticating: CheckIn = { phase: 'authenticating', tag: '04A1' }
const owner = { sessionId: 'ab', tiktokUsername: 'leon', attendeeName: 'Leon Katz' }

test('a band is read, known and welcomed', () => {
  const asked = checkIn(scanning, { type: 'scanned', tag: '04A1' })
  expect(asked).toEqual(authenticating)
  expect(checkIn(asked, { type: 'accepted', owner })).toEqual({ phase: 'authenticated', tag: '04A1', owner })
})

test('a second band is ignored while the first is under way, and after it is welcomed', () => {
  expect(checkIn(authenticating, { type: 'scanned', tag: '04B2' })).toBe(authenticating)
  const done: CheckIn = { phase: 'authenticated', tag: '04A1', owner }
  expect(checkIn(done, { type: 'scanned', tag: '04B2' })).toBe(done)
})

test('after a failure the kiosk reads again', () => {
  expect(checkIn(authenticating, { type: 'failed' })).toEqual(scanning)
})

test('an answer that nobody waits for changes nothing', () => {
  expect(checkIn(scanning, { type: 'accepted', owner })).toBe(scanning)
})
