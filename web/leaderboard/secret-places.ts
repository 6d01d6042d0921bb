import type { BoardState, LeaderboardEntry } from '../../contract/leaderboard.ts'

/** While the reveal has shown nobody yet, so many places are a secret. */
const SECRET_PLACES = 10

/** How many of the first places a running reveal has not come to. */
export function secretPlaces(state: BoardState, entries: readonly LeaderboardEntry[]): number {
  return state === 'revealing' ? (entries[0]?.rank ?? SECRET_PLACES + 1) - 1 : 0
}
