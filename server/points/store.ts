import { sql } from 'drizzle-orm'
import { NoPointsReason } from '../../contract/no-points.ts'
import type { Database, Transaction } from '../db/client.ts'

/** What a fortune brought: points, or why there were none. Neither when the Fortune Teller takes a break. */
export interface FortuneAward {
  points: number
  reason: NoPointsReason | null
}

/** Writes the Fortune Teller's points of the day, under the attendee's row lock. */
export async function insertFortuneAward(
  db: Database | Transaction,
  attendeeId: string,
  { happenedAt, atVenue }: { happenedAt: Date; atVenue: Date },
  {
    stationId,
    isOwnPhone,
    isTraining,
  }: { stationId: string | null; isOwnPhone: boolean; isTraining: boolean },
): Promise<FortuneAward> {
  const { rows } = await db.execute<{ points: number; reason: string | null }>(
    sql`SELECT points, reason FROM award_fortune(${attendeeId}, ${happenedAt.toISOString()}::timestamptz,
      ${stationId}, ${isOwnPhone}, ${isTraining}, ${atVenue.toISOString()}::timestamptz)`,
  )
  const { points, reason } = rows[0] ?? { points: 0, reason: null }
  return { points, reason: reason === null ? null : NoPointsReason.parse(reason) }
}
