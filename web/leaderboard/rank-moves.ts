import type { LeaderboardEntry } from '../../contract/leaderboard.ts'

/** Places won (positive) or lost (negative) since the last board, by attendee; who did not move is left out. */
export type RankMoves = ReadonlyMap<string, number>

/** Compares two boards. Somebody new has not moved: nobody knows where they came from. */
export function rankMoves(
  before: readonly LeaderboardEntry[],
  after: readonly LeaderboardEntry[],
): RankMoves {
  const ranks = new Map(before.map(({ attendee, rank }) => [attendee.id, rank]))
  const moves = new Map<string, number>()
  for (const { attendee, rank } of after) {
    const won = (ranks.get(attendee.id) ?? rank) - rank
    if (won !== 0) moves.set(attendee.id, won)
  }
  return moves
}

/** What is missing to the next better place; nothing for whoever leads. */
export function toNextPlace(
  entries: readonly LeaderboardEntry[],
  own: LeaderboardEntry,
): { points: number; rank: number } | undefined {
  const ahead = entries.filter(({ totalPoints }) => totalPoints > own.totalPoints).at(-1)
  return ahead && { points: ahead.totalPoints - own.totalPoints, rank: ahead.rank }
}
