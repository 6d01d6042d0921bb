import { expect, test } from 'vitest'
import { choose, choosePage, keepOnly, nothingChosen, pageState } from './selection.ts'

const page = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id.toUpperCase() }))
const one = { isChosen: true, isRange: false }

test('the box above a page is empty, mixed or full', () => {
  expect(pageState(nothingChosen, page)).toBe(false)
  const some = choose(nothingChosen, page, 'b', one)
  expect(pageState(some, page)).toBe('mixed')
  const all = choosePage(some, page, true)
  expect(pageState(all, page)).toBe(true)
  expect(pageState(choosePage(all, page, false), page)).toBe(false)
})

test('Shift chooses everything since the last one, in either direction', () => {
  const last = choose(nothingChosen, page, 'd', one)
  const range = choose(last, page, 'b', { isChosen: true, isRange: true })
  expect([...range.chosen.keys()].sort()).toEqual(['b', 'c', 'd'])
})

test('what is chosen on another page stays chosen', () => {
  const first = choosePage(nothingChosen, [{ id: 'x', title: 'X' }], true)
  expect([...choosePage(first, page, true).chosen.keys()]).toEqual(['x', 'a', 'b', 'c', 'd'])
})

test('entries that could not be deleted stay chosen, with their names', () => {
  const all = choosePage(nothingChosen, page, true)
  expect([...keepOnly(all, ['c']).chosen]).toEqual([['c', 'C']])
})
