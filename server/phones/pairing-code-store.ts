import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Attendee } from '../../contract/attendees.ts'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { pairingCodes } from './table.ts'

/** What happened at a station a moment ago, and where. */
export interface RecentVisit extends Record<string, unknown> {
  attendeeId: string
  /** Where the tap was; null for a check-in. */
  installationId: string | null
  /** The station that opened the visit of a check-in; null for a tap. */
  stationId: string | null
  isOpenToAll: boolean
}

/** The tap, when it happened after a moment. */
export async function findRecentTap(
  db: Database,
  interactionId: string,
  after: Date,
): Promise<RecentVisit | undefined> {
  const { rows } = await db.execute<RecentVisit>(
    sql`SELECT i.attendee_id AS "attendeeId", p.id AS "installationId", NULL AS "stationId",
        p.tap_policy = 'open' AS "isOpenToAll"
      FROM interactions i JOIN installations p ON p.id = i.installation_id
      WHERE i.id = ${interactionId}::bigint AND i.kind = 'tap' AND i.occurred_at > ${after.toISOString()}`,
  )
  return rows[0]
}

/** The visit of an attendee that a check-in opened in the last seconds. It is as open to all as the Fortune Teller. */
export async function findRecentCheckIn(
  db: Database,
  sessionId: string,
  seconds: number,
): Promise<RecentVisit | undefined> {
  const { rows } = await db.execute<RecentVisit>(
    sql`SELECT s.attendee_id AS "attendeeId", NULL AS "installationId", s.station_id AS "stationId",
        p.tap_policy = 'open' AS "isOpenToAll"
      FROM sessions s, LATERAL (SELECT * FROM installations WHERE earned_by = 'fortune' ORDER BY created_at LIMIT 1) p
      WHERE s.id = ${sessionId} AND s.attendee_id IS NOT NULL
        AND s.created_at > now() - make_interval(secs => ${seconds})`,
  )
  return rows[0]
}

/** Keeps the newest code of a tap or check-in; false once a phone has taken one of them. */
export async function upsertPairingCode(
  db: Database,
  code: { source: string; codeHash: Buffer; attendeeId: string; expiresAt: Date },
): Promise<boolean> {
  const { codeHash, expiresAt } = code
  const rows = await db
    .insert(pairingCodes)
    .values(code)
    .onConflictDoUpdate({
      target: pairingCodes.source,
      set: { codeHash, expiresAt },
      setWhere: isNull(pairingCodes.takenAt),
    })
    .returning({ source: pairingCodes.source })
  return rows.length > 0
}

/** Takes the code. Of two phones at the same moment the second waits for the first, and finds it taken. */
export async function takeCodeOnce(tx: Transaction, hash: Buffer, now: Date): Promise<Attendee | undefined> {
  const [attendee] = await tx
    .update(pairingCodes)
    .set({ takenAt: now })
    .from(attendees)
    .where(
      and(
        eq(pairingCodes.codeHash, hash),
        isNull(pairingCodes.takenAt),
        gt(pairingCodes.expiresAt, now),
        eq(attendees.id, pairingCodes.attendeeId),
      ),
    )
    .returning(publicAttendee)
  return attendee
}

/** No phone takes a code of this attendee any more that was shown until now. Waits for one that is just being taken. */
export async function endCodesOf(tx: Transaction, attendeeId: string, now: Date): Promise<void> {
  await tx
    .update(pairingCodes)
    .set({ takenAt: now })
    .where(and(eq(pairingCodes.attendeeId, attendeeId), isNull(pairingCodes.takenAt)))
}
