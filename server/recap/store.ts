import type { Database } from '../db/client.ts'

/** What the ledger tells about one person. */
export interface LedgerStory {
  taps: number
  firstTapAt: Date | null
  lastTapAt: Date | null
  places: { name: string; visits: number }[]
  bestHour: { startsAt: string; points: number } | null
  vibe: string | null
}

/**
 * Reads one person's days out of the ledger. What staff took back earned nothing, though the visit stays. Hours begin
 * as the venue's clock strikes them.
 */
export async function readLedgerStory(db: Database, attendeeId: string): Promise<LedgerStory> {
  const { rows } = await db.$client.query<LedgerStory>(
    `WITH mine AS (
       SELECT i.*, EXISTS (SELECT FROM interactions v WHERE v.voids_id = i.id) AS is_voided
       FROM interactions i WHERE i.attendee_id = $1 AND i.kind IN ('tap', 'fortune')
     ), places AS (
       SELECT p.name, count(*)::int AS visits, min(m.occurred_at) AS first_at
       FROM mine m JOIN installations p ON p.id = m.installation_id GROUP BY p.id
     ), hours AS (
       SELECT date_trunc('hour', occurred_at, (SELECT time_zone FROM event)) AS starts_at, sum(points)::int AS points
       FROM mine WHERE points > 0 AND NOT is_voided GROUP BY 1
     )
     SELECT count(*)::int AS taps, min(occurred_at) AS "firstTapAt", max(occurred_at) AS "lastTapAt",
       COALESCE((SELECT jsonb_agg(jsonb_build_object('name', name, 'visits', visits) ORDER BY first_at) FROM places),
         '[]') AS places,
       (SELECT jsonb_build_object('startsAt', starts_at, 'points', points)
        FROM hours ORDER BY points DESC, starts_at LIMIT 1) AS "bestHour",
       (SELECT metadata ->> 'topEmotion' FROM mine WHERE metadata ->> 'topEmotion' IS NOT NULL
        ORDER BY occurred_at DESC LIMIT 1) AS vibe
     FROM mine`,
    [attendeeId],
  )
  const [story] = rows
  if (!story) throw new Error('A count always has a row.')
  return story
}

/** Fortunes that were told to a person, whichever of their sessions it was. */
export async function countFortunes(db: Database, attendeeId: string): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM fortunes f JOIN sessions s ON s.id = f.session_id WHERE s.attendee_id = $1',
    [attendeeId],
  )
  return rows[0]?.count ?? 0
}

/** A person with their place on the live ranking; no place for who is hidden, is crew, or has nothing. */
export async function findRanked(db: Database, attendeeId: string) {
  const { rows } = await db.$client.query<{
    tiktokUsername: string
    totalPoints: number
    rank: number | null
  }>(
    `SELECT a.tiktok_username AS "tiktokUsername", a.total_points AS "totalPoints",
       CASE WHEN a.total_points > 0 AND NOT a.is_hidden AND NOT a.is_crew THEN 1 + (
         SELECT count(*)::int FROM attendees b
         WHERE b.total_points > a.total_points AND b.total_points > 0 AND NOT b.is_hidden AND NOT b.is_crew) END AS rank
     FROM attendees a WHERE a.id = $1`,
    [attendeeId],
  )
  return rows[0]
}

/** Whether the last event day has ended at this moment of the programme. */
export async function isFestivalOver(db: Database, moment: Date): Promise<boolean> {
  const { rows } = await db.$client.query<{ over: boolean }>(
    'SELECT $1::timestamptz >= event_day_begins(ends_on + 1) AS over FROM event',
    [moment],
  )
  return rows[0]?.over ?? false
}
