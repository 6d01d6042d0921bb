import { expect, test } from 'vitest'
import { characterOf, isEnter } from './key-character.ts'

const key = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey })

test('on an AZERTY machine the digits and letters of a reader are those of its own layout', () => {
  const typed = [key('à', 'Digit0'), key('&', 'Digit1'), key('Q', 'KeyA', true), key('q', 'KeyA')]
  expect(typed.map(characterOf).join('')).toBe('01Aa')
})

test('on a QWERTZ machine Y and Z are not exchanged', () => {
  expect(characterOf(key('z', 'KeyY'))).toBe('y')
})

test('a Korean or Japanese input method does not hide the letter', () => {
  expect(characterOf(key('Process', 'KeyF', true))).toBe('F')
})

test('the number pad types digits', () => {
  expect(characterOf(key('7', 'Numpad7'))).toBe('7')
})

test('a keyboard that names no physical key is taken at its word', () => {
  expect(characterOf(key('b', ''))).toBe('b')
  expect(characterOf(key('Unidentified', ''))).toBeUndefined()
})

test('Shift and the arrows type nothing', () => {
  expect(characterOf(key('Shift', 'ShiftLeft', true))).toBeUndefined()
  expect(characterOf(key('ArrowUp', 'ArrowUp'))).toBeUndefined()
})

test('code 13 ends a scan, on the main block and the number pad', () => {
  expect(isEnter({ key: 'Enter', code: 'NumpadEnter', keyCode: 13 })).toBe(true)
  expect(isEnter({ key: '', code: '', keyCode: 13 })).toBe(true)
  expect(isEnter({ key: 'a', code: 'KeyA', keyCode: 65 })).toBe(false)
})
