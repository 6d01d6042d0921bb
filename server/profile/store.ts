import { count, desc, eq, sql } from 'drizzle-orm'
import type { Request } from '../../contract/endpoint.ts'
import type { Choices, changeChoices, StatementLine } from '../../contract/profile.ts'
import { attendees, isRanked, publicAttendee } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'
import { isRefusedTapOf } from '../taps/table.ts'

/** The person with what they alone may see. */
export async function findPerson(db: Database, id: string) {
  const [row] = await db
    .select({
      attendee: publicAttendee,
      totalPoints: attendees.totalPoints,
      isHidden: attendees.isHidden,
      isCrew: attendees.isCrew,
      language: attendees.language,
    })
    .from(attendees)
    .where(eq(attendees.id, id))
  return row
}

export async function updateChoices(
  db: Database,
  id: string,
  change: Request<typeof changeChoices>['body'],
): Promise<Choices | undefined> {
  const [row] = await db
    .update(attendees)
    .set(change)
    .where(eq(attendees.id, id))
    .returning({ isHidden: attendees.isHidden, language: attendees.language })
  return row as Choices | undefined
}

/** A line with its moments as the database writes them. */
type LineRow = Omit<StatementLine, 'occurredAt' | 'nextEligibleAt'> & {
  occurredAt: string
  nextEligibleAt: string | null
} & Record<string, unknown>

/**
 * The newest lines of somebody's statement: awards and refused taps together, newest first by when the server learned
 * of them, so that the totals add up line by line.
 */
export async function listStatement(
  db: Database,
  attendeeId: string,
  lines: number,
): Promise<StatementLine[]> {
  const { rows } = await db.execute<LineRow>(
    sql`SELECT * FROM (
        SELECT 'award-' || i.id AS id, i.id AS line, i.recorded_at, i.occurred_at AS "occurredAt",
          COALESCE(p.name, vp.name) AS place, i.kind, i.points, i.total_after AS "totalAfter",
          COALESCE(i.reason, i.metadata ->> 'reason') AS reason,
          (i.metadata ->> 'nextEligibleAt')::timestamptz AS "nextEligibleAt",
          EXISTS (SELECT FROM interactions w WHERE w.voids_id = i.id) AS "isVoided"
        FROM interactions i
          LEFT JOIN installations p ON p.id = i.installation_id
          LEFT JOIN interactions v ON v.id = i.voids_id
          LEFT JOIN installations vp ON vp.id = v.installation_id
        WHERE i.attendee_id = ${attendeeId}
        UNION ALL
        SELECT 'refused-' || refused_taps.id, refused_taps.id, recorded_at, occurred_at,
          COALESCE(p.name, installation_id), 'refused', 0, NULL, code, NULL, false
        FROM refused_taps LEFT JOIN installations p ON p.id = installation_id
        WHERE ${isRefusedTapOf(attendeeId)}
      ) lines
      ORDER BY recorded_at DESC, line DESC LIMIT ${lines}`,
  )
  return rows.map((row) => ({
    ...row,
    occurredAt: new Date(row.occurredAt).toISOString(),
    nextEligibleAt: row.nextEligibleAt === null ? null : new Date(row.nextEligibleAt).toISOString(),
  }))
}

/** How many people have each total, the highest first: a few hundred rows for a million people. */
export function listTotals(db: Database): Promise<{ points: number; people: number }[]> {
  return db
    .select({ points: attendees.totalPoints, people: count() })
    .from(attendees)
    .where(isRanked())
    .groupBy(attendees.totalPoints)
    .orderBy(desc(attendees.totalPoints))
}
