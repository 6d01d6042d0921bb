import { expect, test } from 'vitest'
import { place } from '../testing/people.ts'
import { inventedRanks, ranksOf, rehearsedStage } from './rehearsal.ts'

test('a board is rehearsed from its tenth rank to its first, ties together and nobody behind them', () => {
  const board = [
    place(1, 'ada', 9),
    place(2, 'bo', 8),
    place(2, 'cy', 8),
    place(4, 'di', 7),
    place(11, 'ed', 1),
  ]
  const ranks = ranksOf(board).map(({ rank, count, people }) => [
    rank,
    count,
    people[0]?.attendee.tiktokUsername,
  ])
  expect(ranks).toEqual([
    [4, 1, 'di'],
    [2, 2, 'bo'],
    [1, 1, 'ada'],
  ])
})

test('every press shows one rank more, and the last one ends it', () => {
  const last = inventedRanks.length
  expect(rehearsedStage(inventedRanks, 0)).toMatchObject({ state: 'revealing', revealed: [], nextRank: 10 })
  expect(rehearsedStage(inventedRanks, last - 1)).toMatchObject({
    state: 'revealing',
    ranksLeft: 1,
    nextRank: 1,
  })
  expect(rehearsedStage(inventedRanks, last)).toMatchObject({
    state: 'revealed',
    ranksLeft: 0,
    nextRank: null,
  })
})
