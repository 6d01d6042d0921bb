import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'
import { installations } from '../installations/table.ts'
import { interactions } from '../points/table.ts'

/** A tap that reached us later than this belongs to the past: nobody stands before the screen any more. */
const FRESH = sql`interval '60 seconds'`

/** A tap belongs on the screen when it earned something, or when it was made to be seen there. */
const belongsOnScreen = and(
  eq(interactions.kind, 'tap'),
  or(gt(interactions.points, 0), eq(interactions.installationId, 'now-showing')),
  sql`${interactions.recordedAt} < ${interactions.occurredAt} + ${FRESH}`,
  eq(attendees.isHidden, false),
  eq(attendees.isCrew, false),
)

function listShowings(db: Database, which: SQL | undefined, limit: number) {
  return db
    .select({
      id: interactions.id,
      occurredAt: interactions.occurredAt,
      points: interactions.points,
      displayDurationSeconds: installations.displayDurationSeconds,
      attendee: publicAttendee,
    })
    .from(interactions)
    .innerJoin(attendees, eq(attendees.id, interactions.attendeeId))
    .innerJoin(installations, eq(installations.id, interactions.installationId))
    .where(and(belongsOnScreen, which))
    .orderBy(desc(interactions.id))
    .limit(limit)
}

/** One tap for the screen, as the database tells it. */
export type ShowingRow = Awaited<ReturnType<typeof listShowings>>[number]

/** The most recent taps for the screen, newest first. */
export function listRecentShowings(db: Database, limit: number): Promise<ShowingRow[]> {
  return listShowings(db, undefined, limit)
}

/** Those of the given taps that belong on the screen, newest first. */
export function listShowingsOf(db: Database, ids: string[], limit: number): Promise<ShowingRow[]> {
  return listShowings(db, inArray(interactions.id, ids.map(BigInt)), limit)
}
