import type { Database } from '../db/client.ts'

/** A place on the public ranking. */
export interface RankedRow {
  rank: number
  id: string
  tiktok_username: string
  first_name: string
  last_name: string
  avatar_url: string | null
  attendee_name: string
  total_points: number
}

/**
 * The first places: more than 0 points, not hidden, not crew. Equal totals share a rank; inside a tie stands first
 * who reached the total first, then the id (rulings).
 */
const RANKING = `
  SELECT rank() OVER (ORDER BY total_points DESC)::int AS rank, id, tiktok_username, first_name, last_name,
    avatar_url, attendee_name, total_points
  FROM (
    SELECT * FROM attendees WHERE total_points > 0 AND NOT is_hidden AND NOT is_crew
    ORDER BY total_points DESC, total_reached_at, id LIMIT $1
  ) best
  ORDER BY total_points DESC, total_reached_at, id`

export async function listRanking(db: Database, limit: number): Promise<RankedRow[]> {
  const { rows } = await db.$client.query<RankedRow>({ name: 'ranking', text: RANKING, values: [limit] })
  return rows
}
