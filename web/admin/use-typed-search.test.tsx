import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
})

/** A box whose address is written when the test says so. */
function open(value = '') {
  const { result, rerender } = renderHook((now: string) => useTypedSearch(now, (text) => asked.push(text)), {
    initialProps: value,
  })
  return {
    box: () => result.current,
    type: (text: string) => act(() => result.current.type(text)),
    pause: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    address: (now: string) => rerender(now),
    searchNow: (text?: string) => act(() => result.current.searchNow(text)),
  }
}

test('a letter typed while the address is still being written stays in the box, and is searched for', () => {
  const { box, type, pause, address } = open()
  type('an')
  pause(250)
  type('ana')
  address('an')
  expect(box()).toMatchObject({ text: 'ana', isAhead: true })
  pause(250)
  expect(asked).toEqual(['an', 'ana'])
  address('ana')
  expect(box()).toMatchObject({ text: 'ana', isAhead: false })
})

test('what was erased while the address was being written does not come back', () => {
  const { box, type, pause, address } = open()
  type('a')
  pause(250)
  type('')
  address('a')
  expect(box().text).toBe('')
  pause(250)
  expect(asked).toEqual(['a', ''])
  address('')
  expect(box()).toMatchObject({ text: '', isAhead: false })
})

test('an address that is written late, twice or not at all takes no letter', () => {
  const { box, type, pause, address } = open()
  type('d')
  pause(250)
  type('da')
  pause(250)
  type('dan')
  address('d')
  address('da')
  expect(box().text).toBe('dan')
  pause(250)
  expect(asked.at(-1)).toBe('dan')
  pause(250)
  expect(asked.at(-1), 'lost by the address, so asked again').toBe('dan')
  address('dan')
  pause(1_000)
  expect(box()).toMatchObject({ text: 'dan', isAhead: false })
})

test('Back changes what stands in the box, and a blank at the end is no search', () => {
  const { box, type, pause, address } = open('dante')
  address('')
  expect(box().text).toBe('')
  address('nova')
  expect(box().text).toBe('nova')
  type('nova ')
  pause(250)
  expect(asked).toEqual([])
  expect(box()).toMatchObject({ text: 'nova ', isAhead: false })
})

test('a search at once waits for no pause, and empties the box when told', () => {
  const { box, type, address, searchNow } = open()
  type('nova')
  searchNow()
  expect(asked).toEqual(['nova'])
  address('nova')
  searchNow('')
  expect(asked).toEqual(['nova', ''])
  expect(box()).toMatchObject({ text: '', isAhead: true })
})
