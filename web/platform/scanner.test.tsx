import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startScanner } from './scanner.ts'

const scans: string[] = []
let misreads = 0
let stop: () => void
let clock = 10_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  scans.length = 0
  misreads = 0
  stop = startScanner(window, {
    onScan: (code) => scans.push(code),
    onMisread: () => {
      misreads += 1
    },
  })
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function press(type: string, key: string, code: string, options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true, ...options })
  Object.defineProperty(event, 'timeStamp', { value: clock })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event
}

function type(code: string, msPerCharacter = 8): void {
  const field = document.activeElement
  for (const character of code) {
    clock += msPerCharacter
    const physical = /\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`
    press('keydown', character, physical)
    if (field instanceof HTMLInputElement) field.value += character
  }
}

function enter(): KeyboardEvent[] {
  clock += 8
  return ['keydown', 'keypress', 'keyup'].map((kind) => press(kind, 'Enter', 'Enter'))
}

function focusNew<K extends 'button' | 'input'>(tag: K): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  document.body.append(element)
  element.focus()
  return element
}

test('a tag and Enter are one scan', () => {
  type('04a1b2c3')
  enter()
  vi.advanceTimersByTime(500)
  expect(scans).toEqual(['04a1b2c3'])
})

test('a reader without Enter is understood when nothing follows', () => {
  type('04a1b2c3')
  vi.advanceTimersByTime(499)
  expect(scans).toEqual([])
  vi.advanceTimersByTime(1)
  expect(scans).toEqual(['04a1b2c3'])
})

test('once a reader has ended a tag with Enter, a tag without it is only a part', () => {
  type('04a1b2c3')
  enter()
  type('04d4e5')
  vi.advanceTimersByTime(1_000)
  expect(scans).toEqual(['04a1b2c3'])
})

test('keys that a busy machine hands over late are told by the times at which they were typed', () => {
  const field = focusNew('input')
  for (const character of '04a1b2c3') {
    type(character)
    vi.advanceTimersByTime(150)
  }
  enter()
  type('04d4')
  vi.advanceTimersByTime(600)
  expect(misreads).toBe(1)
  type('e5f6')
  enter()
  expect(scans).toEqual(['04a1b2c3', '04d4e5f6'])
  expect(field.value).toBe('')
})

test('what broke off is named for what it is, and blanks are nothing', () => {
  const warned = vi.spyOn(console, 'warn')
  for (const [keys, pace] of [
    ['   ', 8],
    ['04a', 8],
    ['04a1b2c3', 45],
  ] as const) {
    type(keys, pace)
    vi.advanceTimersByTime(600)
    clock += 1_600
  }
  expect(misreads).toBe(2)
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('too-short'),
    expect.stringContaining('too-slow'),
  ])
})

test('what a person typed and ended with Enter is logged as a scan too slow, and nothing else comes of it', () => {
  const warned = vi.spyOn(console, 'warn')
  type('food', 95)
  vi.advanceTimersByTime(50)
  enter()
  expect(warned.mock.calls).toEqual([['Scan error: too-slow']])
  expect({ scans, misreads }).toEqual({ scans: [], misreads: 0 })
})

test('where nobody takes tags, a field belongs to whoever types in it, however fast', () => {
  stop()
  const warned = vi.spyOn(console, 'warn')
  stop = startScanner(window, { onScan: (code) => scans.push(code), isHeard: () => false })
  const field = focusNew('input')
  type('04a1b2c3')
  expect(enter().map((event) => event.defaultPrevented)).toEqual([false, false, false])
  expect({ scans, text: field.value, warned: warned.mock.calls }).toEqual({
    scans: [],
    text: '04a1b2c3',
    warned: [],
  })
})

test('an Enter long after a tag that broke off is the person’s own, and scans nothing', () => {
  type('04a1b2c3')
  enter()
  type('04d4e5')
  vi.advanceTimersByTime(600)
  clock += 600
  expect(enter().map((event) => event.defaultPrevented)).toEqual([false, false, false])
  expect(scans).toEqual(['04a1b2c3'])
})

test('the Enter of a scan never reaches the focused button', () => {
  const button = focusNew('button')
  const heard = vi.fn()
  for (const kind of ['keydown', 'keypress', 'keyup']) button.addEventListener(kind, heard)
  type('04a1b2c3')
  heard.mockClear()
  expect(enter().map((event) => event.defaultPrevented)).toEqual([true, true, true])
  expect(heard).not.toHaveBeenCalled()
})

test('the Enter of a misread does not press the button either', () => {
  focusNew('button')
  type('04a')
  expect(enter()[0]?.defaultPrevented).toBe(true)
  expect({ scans, misreads }).toEqual({ scans: [], misreads: 1 })
})

test("a person's own Enter passes", () => {
  focusNew('button')
  expect(enter().map((event) => event.defaultPrevented)).toEqual([false, false, false])
})

test('a scan leaves nothing in the field that had the focus', () => {
  const field = focusNew('input')
  field.value = 'Best show?'
  const changes = vi.fn()
  field.addEventListener('input', changes)
  type('04a1b2c3')
  enter()
  expect(field.value).toBe('Best show?')
  expect(changes).toHaveBeenCalledOnce()
})

test('a person who types in a field and ends with Enter keeps every letter', () => {
  const field = focusNew('input')
  type('food', 95)
  expect(enter()[0]?.defaultPrevented).toBe(false)
  expect(field.value).toBe('food')
  expect(scans).toEqual([])
})

test('after a bad scan, and after a screen that threw, the next band is read', () => {
  type('04')
  enter()
  type('04a1b2c3', 45)
  enter()
  type('04d4e5f6')
  enter()
  expect(scans).toEqual(['04d4e5f6'])
})

test('a key held down is not a reader', () => {
  for (let count = 0; count < 20; count += 1) {
    clock += 30
    press('keydown', 'a', 'KeyA', { repeat: count > 0 })
  }
  enter()
  expect(scans).toEqual([])
})

test('paste counts as a scan', () => {
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(paste, 'clipboardData', { value: { getData: () => ' 04A1B2C3\n' } })
  document.body.dispatchEvent(paste)
  expect(scans).toEqual(['04A1B2C3'])
})

test('words pasted into a field stay there', () => {
  const field = focusNew('input')
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(paste, 'clipboardData', { value: { getData: () => 'where is the food?' } })
  field.dispatchEvent(paste)
  expect({ scans, isTaken: paste.defaultPrevented }).toEqual({ scans: [], isTaken: false })
})
