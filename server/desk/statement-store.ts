import type { Database } from '../db/client.ts'

/** A tap that was refused, and where. */
interface RefusedTapRow {
  code: string
  installationName: string
  occurredAt: Date
}

const LONGEST_STATEMENT = 1_000

/**
 * Refused taps of the bands that a person wears or wore, newest first, with those from before the band was linked;
 * not what somebody else did who wore the same band.
 */
export async function listRefusedTaps(db: Database, attendeeId: string): Promise<RefusedTapRow[]> {
  const { rows } = await db.$client.query<RefusedTapRow>(
    `SELECT r.code, COALESCE(p.name, r.installation_id) AS "installationName", r.occurred_at AS "occurredAt"
     FROM refused_taps r LEFT JOIN installations p ON p.id = r.installation_id
     WHERE r.tag IN (SELECT tag FROM wristbands WHERE attendee_id = $1)
       AND (r.attendee_id IS NULL OR r.attendee_id = $1)
     ORDER BY r.occurred_at DESC, r.id DESC LIMIT ${LONGEST_STATEMENT}`,
    [attendeeId],
  )
  return rows
}
