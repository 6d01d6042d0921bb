import { and, asc, count, desc, eq, inArray, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { tierOf } from '../../contract/attendees.ts'
import { REVEALED_RANKS } from '../../contract/finale.ts'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { standing } from './table.ts'

/** Whoever hid since the freeze is gone at once; their place stays empty, so that nobody else's changes. */
const isShown = and(isNotNull(standing.rank), not(attendees.isHidden), not(attendees.isCrew))

/** Writes who stood where at a moment, in the place of any other standing. */
export async function writeStanding(tx: Transaction, moment: Date, countsLate: boolean): Promise<void> {
  await tx.execute(sql`SELECT write_standing(${moment.toISOString()}::timestamptz, ${countsLate})`)
}

export async function removeStanding(tx: Transaction): Promise<void> {
  await tx.delete(standing)
}

/** The first places of the written standing. */
export function listStanding(db: Database, limit: number): Promise<LeaderboardEntry[]> {
  return listPlaces(db, isShown, limit)
}

/** So many people of the first ranks are named at a time; how many more share a rank is told as a number. */
export const MOST_NAMED = 60

/** The people of the first ranks of the written standing. */
export function listFirstRanks(db: Database): Promise<LeaderboardEntry[]> {
  return listPlaces(db, and(isShown, lte(standing.rank, REVEALED_RANKS)), MOST_NAMED)
}

async function listPlaces(db: Database, which: SQL | undefined, limit: number): Promise<LeaderboardEntry[]> {
  const rows = await db
    .select({ rank: standing.rank, attendee: publicAttendee, totalPoints: standing.totalPoints })
    .from(standing)
    .innerJoin(attendees, eq(attendees.id, standing.attendeeId))
    .where(which)
    .orderBy(desc(standing.totalPoints), asc(standing.reachedAt), asc(standing.attendeeId))
    .limit(limit)
  return rows.map((row) => ({ ...row, rank: row.rank ?? 0, tier: tierOf(row.totalPoints) }))
}

/** Where one person stood; nothing for who is hidden, is crew, or had no points. */
export async function findStandingRank(db: Database, attendeeId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ rank: standing.rank })
    .from(standing)
    .innerJoin(attendees, eq(attendees.id, standing.attendeeId))
    .where(and(isShown, eq(standing.attendeeId, attendeeId)))
  return row?.rank ?? undefined
}

/** The ranks that a reveal shows one by one, the last of them first, and how many people share each. */
export async function listStageRanks(db: Database | Transaction): Promise<{ rank: number; count: number }[]> {
  const rows = await db
    .select({ rank: standing.rank, count: count() })
    .from(standing)
    .innerJoin(attendees, eq(attendees.id, standing.attendeeId))
    .where(and(isShown, lte(standing.rank, REVEALED_RANKS)))
    .groupBy(standing.rank)
    .orderBy(desc(standing.rank))
  return rows.map((row) => ({ rank: row.rank ?? 0, count: row.count }))
}

/** The places up to a rank as they would be if the reveal began now, and how many they are without the limit. */
export async function listTrueTop(
  db: Database,
  moment: Date,
  rank: number,
  limit: number,
): Promise<{ places: LeaderboardEntry[]; count: number }> {
  const totals = sql`totals_at(${moment.toISOString()}::timestamptz, true)`
  const ranked = sql`SELECT shown.*, rank() OVER (ORDER BY shown.total_points DESC)::int AS rank
    FROM ${totals} shown JOIN attendees a ON a.id = shown.attendee_id
    WHERE NOT a.is_hidden AND NOT a.is_crew`
  const rows = await db
    .select({
      rank: sql<number>`t.rank`,
      attendee: publicAttendee,
      totalPoints: sql<number>`t.total_points`,
      count: sql<number>`(count(*) OVER ())::int`,
    })
    .from(sql`(${ranked}) t`)
    .innerJoin(attendees, eq(attendees.id, sql`t.attendee_id`))
    .where(sql`t.rank <= ${rank}`)
    .orderBy(sql`t.total_points DESC, t.reached_at, t.attendee_id`)
    .limit(limit)
  const places = rows.map(({ count: _, ...row }) => ({ ...row, tier: tierOf(row.totalPoints) }))
  return { places, count: rows[0]?.count ?? 0 }
}

/** What these people have in all at this moment, with what no longer counts for the ranking. */
export async function listTotalsNow(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: attendees.id, totalPoints: attendees.totalPoints })
    .from(attendees)
    .where(inArray(attendees.id, ids))
  return new Map(rows.map(({ id, totalPoints }) => [id, totalPoints]))
}
