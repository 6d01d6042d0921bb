import { and, asc, desc, eq, inArray, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm'
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

/** The places of the written standing up to a rank, and no more than `limit` of them. */
export function listStandingTo(db: Database, rank: number, limit: number): Promise<LeaderboardEntry[]> {
  return listPlaces(db, and(isShown, lte(standing.rank, rank)), limit)
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

/** The ranks that a reveal shows one by one, the last of them first. */
export async function listStageRanks(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ rank: standing.rank })
    .from(standing)
    .innerJoin(attendees, eq(attendees.id, standing.attendeeId))
    .where(and(isShown, lte(standing.rank, REVEALED_RANKS)))
    .orderBy(desc(standing.rank))
  return rows.map(({ rank }) => rank ?? 0)
}

/** The first places as they would be if the reveal began now. */
export async function listTrueTop(db: Database, moment: Date, limit: number): Promise<LeaderboardEntry[]> {
  const totals = sql`totals_at(${moment.toISOString()}::timestamptz, true)`
  const rows = await db
    .select({
      rank: sql<number>`(rank() OVER (ORDER BY t.total_points DESC))::int`,
      attendee: publicAttendee,
      totalPoints: sql<number>`t.total_points`,
    })
    .from(sql`${totals} t`)
    .innerJoin(attendees, eq(attendees.id, sql`t.attendee_id`))
    .where(and(not(attendees.isHidden), not(attendees.isCrew)))
    .orderBy(sql`t.total_points DESC, t.reached_at, t.attendee_id`)
    .limit(limit)
  return rows.map((row) => ({ ...row, tier: tierOf(row.totalPoints) }))
}

/** What these people have in all at this moment, with what no longer counts for the ranking. */
export async function listTotalsNow(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: attendees.id, totalPoints: attendees.totalPoints })
    .from(attendees)
    .where(inArray(attendees.id, ids))
  return new Map(rows.map(({ id, totalPoints }) => [id, totalPoints]))
}
