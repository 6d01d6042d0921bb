import * as z from 'zod/mini'
import { Attendee, TierId } from './attendees.ts'
import type { Endpoint } from './endpoint.ts'

/** One place on the leaderboard; equal totals share the rank (1, 2, 2, 4). */
export const LeaderboardEntry = z.object({
  rank: z.int(),
  attendee: Attendee,
  totalPoints: z.int(),
  tier: TierId,
})
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>

/**
 * `open`: live. `frozen`: as it stood at a moment. `revealing`: the first ranks are shown one by one. `revealed`: the
 * final standing, for everybody.
 */
export const BoardState = z.enum(['open', 'frozen', 'revealing', 'revealed'])
export type BoardState = z.infer<typeof BoardState>

/** The public ranking, when it last changed, and whether it still moves. */
export const Leaderboard = z.object({
  leaderboard: z.array(LeaderboardEntry),
  updatedAt: z.string(),
  state: BoardState,
  /** The moment after which nothing counts for the ranking; null while it is open. */
  frozenAt: z.nullable(z.string()),
  /** While the ranking moves: who of the first hundred has won the most places in the last hour, and how many. */
  climber: z.optional(z.object({ attendeeId: z.string(), places: z.int() })),
  /** While the database does not answer: when this was last known to be true. */
  asOf: z.optional(z.string()),
})
export type Leaderboard = z.infer<typeof Leaderboard>

/** Most places one call may ask for (rulings). */
export const LEADERBOARD_LIMIT = 500

/** The public ranking: the first 100 unless asked otherwise. Answers carry an ETag. */
export const getLeaderboard = {
  method: 'GET',
  url: '/api/leaderboard',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'getLeaderboard',
    summary: 'The live ranking',
    tags: ['Leaderboard'],
    querystring: z.object({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LEADERBOARD_LIMIT)), 100),
    }),
    response: { 200: Leaderboard },
  },
} as const satisfies Endpoint
