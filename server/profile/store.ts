import { eq } from 'drizzle-orm'
import type { Request } from '../../contract/endpoint.ts'
import type { Choices, changeChoices, StatementLine } from '../../contract/profile.ts'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'

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

/** A line with its moments as the database gives them. */
type Row = Omit<StatementLine, 'occurredAt' | 'nextEligibleAt'> & {
  occurredAt: Date
  nextEligibleAt: Date | null
}

/**
 * Awards and refused taps together, newest first by when the server learned of them: so the totals add up line by line.
 * Of refused taps those that the desk shows as well (server/desk/statement-store.ts).
 */
const STATEMENT = `
  SELECT * FROM (
    SELECT 'award-' || i.id AS id, i.id AS line, i.recorded_at, i.occurred_at AS "occurredAt",
      COALESCE(p.name, vp.name) AS place, i.kind, i.points, i.total_after AS "totalAfter",
      COALESCE(i.reason, i.metadata ->> 'reason') AS reason,
      (i.metadata ->> 'nextEligibleAt')::timestamptz AS "nextEligibleAt",
      EXISTS (SELECT FROM interactions w WHERE w.voids_id = i.id) AS "isVoided"
    FROM interactions i
      LEFT JOIN installations p ON p.id = i.installation_id
      LEFT JOIN interactions v ON v.id = i.voids_id
      LEFT JOIN installations vp ON vp.id = v.installation_id
    WHERE i.attendee_id = $1
    UNION ALL
    SELECT 'refused-' || r.id, r.id, r.recorded_at, r.occurred_at, COALESCE(p.name, r.installation_id), 'refused', 0,
      NULL, r.code, NULL, false
    FROM refused_taps r LEFT JOIN installations p ON p.id = r.installation_id
    WHERE r.tag IN (SELECT tag FROM wristbands WHERE attendee_id = $1)
      AND (r.attendee_id IS NULL OR r.attendee_id = $1)
  ) lines
  ORDER BY recorded_at DESC, line DESC LIMIT $2`

/** The newest lines of somebody's statement. */
export async function listStatement(
  db: Database,
  attendeeId: string,
  lines: number,
): Promise<StatementLine[]> {
  const { rows } = await db.$client.query<Row>({
    name: 'own-statement',
    text: STATEMENT,
    values: [attendeeId, lines],
  })
  return rows.map((row) => ({
    ...row,
    occurredAt: row.occurredAt.toISOString(),
    nextEligibleAt: row.nextEligibleAt?.toISOString() ?? null,
  }))
}

/** How many people have each total, the highest first: a few hundred rows for a million people. */
export async function listTotals(db: Database): Promise<{ points: number; people: number }[]> {
  const { rows } = await db.$client.query<{ points: number; people: number }>(
    `SELECT total_points AS points, count(*)::int AS people FROM attendees
     WHERE total_points > 0 AND NOT is_hidden AND NOT is_crew GROUP BY total_points ORDER BY total_points DESC`,
  )
  return rows
}
