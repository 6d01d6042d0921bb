import { expect, test } from 'vitest'
import { CLOSEST, centred, moved, pictureAt, WHOLE, zoomed } from './view.ts'

test('what is under the fingers stays there while the map is zoomed', () => {
  const at = { x: 0.25, y: 0.75 }
  const closer = zoomed(WHOLE, 3, at)
  expect(closer.scale).toBe(3)
  expect(pictureAt(closer, at)).toEqual(at)
  expect(zoomed(closer, 1 / 3, { x: 0.9, y: 0.1 })).toEqual(WHOLE)
})

test('the frame stays full however far the map is pushed, zoomed and centred', () => {
  expect(moved(WHOLE, { x: 0.4, y: -2 })).toEqual(WHOLE)
  expect(zoomed(WHOLE, 0.1, { x: 0.5, y: 0.5 })).toEqual(WHOLE)
  expect(zoomed(WHOLE, 99, { x: 0, y: 0 }).scale).toBe(CLOSEST)
  expect(moved(zoomed(WHOLE, 2, { x: 0, y: 0 }), { x: -9, y: 9 })).toEqual({ scale: 2, x: -1, y: 0 })
  expect(centred({ x: 0.01, y: 0.5 }, 2)).toEqual({ scale: 2, x: 0, y: -0.5 })
})
