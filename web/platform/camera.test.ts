import { expect, test } from 'vitest'
import { troubleOf } from './camera.ts'
import { seenPart } from './camera-still.ts'

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotSupportedError', 'unsupported'],
])('a camera that answers %s is %s', (name, trouble) => {
  expect(troubleOf(new DOMException('', name))).toBe(trouble)
})

test('a landscape camera is sent whole, up to its edges', () => {
  const part = { x: 0, y: 0, width: 1920, height: 1080, sentWidth: 1920, sentHeight: 1080 }
  expect(seenPart(1920, 1080)).toEqual(part)
})

test('a larger picture is sent with a longest side of 1920', () => {
  expect(seenPart(3840, 2160)).toMatchObject({ width: 3840, sentWidth: 1920, sentHeight: 1080 })
})

test('a phone held upright leaves out floor and ceiling, never the sides', () => {
  const part = { x: 0, y: 240, width: 1080, height: 1440, sentWidth: 1080, sentHeight: 1440 }
  expect(seenPart(1080, 1920)).toEqual(part)
})

test('an upright kiosk sees the middle of a wide picture', () => {
  const part = { x: 528, y: 0, width: 864, height: 1080, sentWidth: 864, sentHeight: 1080 }
  expect(seenPart(1920, 1080, true)).toEqual(part)
})
