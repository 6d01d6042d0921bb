import { expect, test } from 'vitest'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { rankMoves, toNextPlace } from './rank-moves.ts'

function entry(id: string, rank: number, totalPoints = 0): LeaderboardEntry {
  const attendee = { id, tiktokUsername: id, firstName: id, lastName: '', avatarUrl: null, attendeeName: id }
  return { rank, attendee, totalPoints, tier: 'bronze' }
}

test('who overtakes somebody goes up, who was overtaken goes down', () => {
  const moves = rankMoves(
    [entry('a', 1), entry('b', 2), entry('c', 3)],
    [entry('c', 1), entry('a', 2), entry('b', 3)],
  )
  expect([...moves]).toEqual([
    ['c', 2],
    ['a', -1],
    ['b', -1],
  ])
})

test('who stays, and who is new on the board, has not moved', () => {
  expect(rankMoves([entry('a', 1)], [entry('a', 1), entry('new', 2)]).size).toBe(0)
})

test('a tie is one place: what is missing is counted to whoever has more', () => {
  const board = [entry('a', 1, 900), entry('b', 2, 700), entry('me', 2, 700)]
  expect(toNextPlace(board, entry('me', 2, 700))).toEqual({ points: 200, rank: 1 })
  expect(toNextPlace(board, entry('a', 1, 900))).toBeUndefined()
})
