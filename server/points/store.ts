import type { Database } from '../db/client.ts'

/** Writes the Fortune Teller's points of the day, under the attendee's row lock. Returns the points, 0 for none. */
export async function insertFortuneAward(
  db: Database,
  attendeeId: string,
  happenedAt: Date,
): Promise<number> {
  const { rows } = await db.$client.query<{ points: number }>('SELECT points FROM award_fortune($1, $2)', [
    attendeeId,
    happenedAt,
  ])
  return rows[0]?.points ?? 0
}
