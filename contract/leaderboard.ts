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

/** The public ranking and when it last changed. */
export const Leaderboard = z.object({
  leaderboard: z.array(LeaderboardEntry),
  updatedAt: z.string(),
})
export type Leaderboard = z.infer<typeof Leaderboard>

/** Most places one call may ask for (rulings). */
export const LEADERBOARD_LIMIT = 500

/** The public ranking: the first 100 unless asked otherwise. Answers carry an ETag. */
export const getLeaderboard = {
  method: 'GET',
  url: '/api/leaderboard',
  config: { access: 'anyone' },
  schema: {
    summary: 'The live ranking',
    tags: ['Leaderboard'],
    querystring: z.object({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LEADERBOARD_LIMIT)), 100),
    }),
    response: { 200: Leaderboard },
  },
} as const satisfies Endpoint
