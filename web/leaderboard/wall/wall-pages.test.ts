import { expect, test } from 'vitest'
import { place } from '../../testing/people.ts'
import { pagesOf } from './wall-pages.ts'

const people = (ranks: number[]) => ranks.map((rank, index) => place(rank, `p${index}`, 1_000 - rank))
const ranksOn = (ranks: number[]) => pagesOf(people(ranks)).map((page) => page.map(({ rank }) => rank))
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('a hundred places are ten pages: up to ten, then ten each', () => {
  const pages = ranksOn(from(4, 100))
  expect(pages).toHaveLength(10)
  expect(pages[0]).toEqual(from(4, 10))
  expect(pages[1]).toEqual(from(11, 20))
  expect(pages[9]).toEqual(from(91, 100))
})

test('six who share the tenth place stand on the page of the tenth place', () => {
  expect(ranksOn([...from(4, 9), 10, 10, 10, 10, 10, 10, 16])[0]).toEqual([
    ...from(4, 9),
    ...Array(6).fill(10),
  ])
})

test('a crowd on one rank is spread evenly, and nobody is left out', () => {
  const pages = ranksOn([4, ...Array(29).fill(5)])
  expect(pages.map((page) => page.length)).toEqual([10, 10, 10])
})

test('three people need no page', () => {
  expect(pagesOf([])).toEqual([])
})
