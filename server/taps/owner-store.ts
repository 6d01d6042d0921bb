import type { Database } from '../db/client.ts'

/** A phone's owner, and the tap that the phone would make. */
interface OwnTap {
  owner: string
  installationId: string
  rfidTagId: string
}

/** Whether somebody taps with the band they wear now, at an installation that takes taps of its visitors' phones. */
export async function isOwnTap(db: Database, { owner, installationId, rfidTagId }: OwnTap): Promise<boolean> {
  const { rows } = await db.$client.query(
    `SELECT FROM installations p JOIN wristbands w ON w.tag = $2 AND w.ended_at IS NULL AND w.attendee_id = $1
     WHERE p.id = $3 AND p.tap_policy = 'station-or-owner'`,
    [owner, rfidTagId, installationId],
  )
  return rows.length > 0
}
