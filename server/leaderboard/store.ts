import { sql } from 'drizzle-orm'
import { tierOf } from '../../contract/attendees.ts'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { attendees, byRank, isRanked } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'

/**
 * The first places. Equal totals share a rank; inside a tie stands first who reached the total first, then the id
 * (rulings).
 */
export async function listRanking(db: Database, limit: number): Promise<LeaderboardEntry[]> {
  const best = db
    .select()
    .from(attendees)
    .where(isRanked())
    .orderBy(...byRank())
    .limit(limit)
    .as('best')
  const rows = await db
    .select({
      rank: sql<number>`(rank() OVER (ORDER BY ${best.totalPoints} DESC))::int`,
      attendee: {
        id: best.id,
        tiktokUsername: best.tiktokUsername,
        firstName: best.firstName,
        lastName: best.lastName,
        avatarUrl: best.avatarUrl,
        attendeeName: best.attendeeName,
      },
      totalPoints: best.totalPoints,
    })
    .from(best)
    .orderBy(...byRank(best))
  return rows.map((row) => ({ ...row, tier: tierOf(row.totalPoints) }))
}

/** The rank that everybody with points had at a moment, by attendee. */
export async function listRanksBefore(db: Database, moment: Date): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ attendee_id: string; rank: number }>(
    sql`SELECT attendee_id, rank FROM ranks_before(${moment.toISOString()}::timestamptz)`,
  )
  return new Map(rows.map(({ attendee_id, rank }) => [attendee_id, rank]))
}
