import { REVEALED_RANKS, type RevealedRank, type Stage } from '../../contract/finale.ts'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'

/**
 * Nobody's handles, with what a real ending may have: a rank that two share, and the longest handle that TikTok allows.
 * They are the same in every language, as handles are.
 */
const inventedPlaces: [rank: number, handle: string, points: number][] = [
  [1, 'rehearsal.comet', 14_500],
  [2, 'test.otter', 13_000],
  [3, 'soundcheck_sam', 12_500],
  [4, 'mock.marmot', 11_000],
  [5, 'dry.run.daisy', 9_500],
  [5, 'dry.run.dylan', 9_500],
  [7, 'practice_panda', 8_000],
  [8, 'the.longest.handle.ever_x', 7_500],
  [9, 'try_out_tiger', 6_000],
  [10, 'sample.salamander', 5_500],
]

/** The first ranks of people who do not exist. */
export const inventedRanks: readonly RevealedRank[] = ranksOf(
  inventedPlaces.map(([rank, handle, totalPoints]) => ({
    rank,
    totalPoints,
    tier: 'bronze',
    attendee: {
      id: `rehearsal-${handle}`,
      tiktokUsername: handle,
      firstName: handle,
      lastName: '',
      avatarUrl: null,
      attendeeName: handle,
    },
  })),
)

/** The first ranks of a board, in the order in which a reveal shows them: the first of the festival comes last. */
export function ranksOf(board: readonly LeaderboardEntry[]): RevealedRank[] {
  const ranks = new Map<number, LeaderboardEntry[]>()
  for (const entry of board) {
    if (entry.rank > REVEALED_RANKS) continue
    ranks.set(entry.rank, [...(ranks.get(entry.rank) ?? []), entry])
  }
  return [...ranks]
    .sort(([one], [another]) => another - one)
    .map(([rank, people]) => ({ rank, people, count: people.length }))
}

/** The stage as the server would answer once so many of these ranks are shown. */
export function rehearsedStage(ranks: readonly RevealedRank[], shown: number): Stage {
  const hidden = ranks.slice(shown)
  return {
    state: hidden.length === 0 ? 'revealed' : 'revealing',
    revealed: ranks.slice(0, shown),
    ranksLeft: hidden.length,
    nextRank: hidden[0]?.rank ?? null,
  }
}
