import { and, count, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { attendees, isRanked } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'
import { event } from '../event/table.ts'
import { fortunes, sessions } from '../journeys/table.ts'

/** What the ledger tells about one person. */
export interface LedgerStory {
  taps: number
  firstTapAt: Date | null
  lastTapAt: Date | null
  places: { name: string; visits: number }[]
  bestHour: { startsAt: string; points: number } | null
  vibe: string | null
}

/** The story with its moments as the database writes them. */
type StoryRow = Omit<LedgerStory, 'firstTapAt' | 'lastTapAt'> &
  Record<'firstTapAt' | 'lastTapAt', string | null> &
  Record<string, unknown>

/**
 * Reads one person's days out of the ledger. What staff took back earned nothing, though the visit stays. Hours begin
 * as the venue's clock strikes them.
 */
export async function readLedgerStory(db: Database, attendeeId: string): Promise<LedgerStory> {
  const { rows } = await db.execute<StoryRow>(
    sql`WITH mine AS (
       SELECT i.*, EXISTS (SELECT FROM interactions v WHERE v.voids_id = i.id) AS is_voided
       FROM interactions i WHERE i.attendee_id = ${attendeeId} AND i.kind IN ('tap', 'fortune')
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
       (SELECT v.vibe FROM mine m LEFT JOIN photos f ON f.interaction_id = m.id,
          LATERAL (SELECT COALESCE(f.vibe, m.metadata ->> 'chosenEmotion', m.metadata ->> 'topEmotion')) v(vibe)
        WHERE v.vibe IS NOT NULL ORDER BY m.occurred_at DESC LIMIT 1) AS vibe
     FROM mine`,
  )
  const [story] = rows
  if (!story) throw new Error('A count always has a row.')
  return { ...story, firstTapAt: momentOf(story.firstTapAt), lastTapAt: momentOf(story.lastTapAt) }
}

function momentOf(written: string | null): Date | null {
  return written === null ? null : new Date(written)
}

/** Fortunes that were told to a person, whichever of their sessions it was. */
export async function countFortunes(db: Database, attendeeId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(fortunes)
    .innerJoin(sessions, eq(sessions.id, fortunes.sessionId))
    .where(eq(sessions.attendeeId, attendeeId))
  return row?.count ?? 0
}

/** A person with their place on the live ranking; no place for who is hidden, is crew, or has nothing. */
export async function findRanked(db: Database, attendeeId: string) {
  const { tiktokUsername, totalPoints } = attendees
  const other = alias(attendees, 'other')
  const ahead = db
    .select({ count: sql`count(*)::int` })
    .from(other)
    .where(and(isRanked(other), gt(other.totalPoints, totalPoints)))
  const rank = sql<number | null>`CASE WHEN ${isRanked()} THEN 1 + (${ahead}) END`
  const [person] = await db
    .select({ tiktokUsername, totalPoints, rank })
    .from(attendees)
    .where(eq(attendees.id, attendeeId))
  return person
}

/** Whether the last event day has ended at this moment of the programme. */
export async function isFestivalOver(db: Database, moment: Date): Promise<boolean> {
  const isOver = sql<boolean>`${moment.toISOString()}::timestamptz >= event_day_begins(${event.endsOn} + 1)`
  const [row] = await db.select({ isOver }).from(event)
  return row?.isOver ?? false
}
