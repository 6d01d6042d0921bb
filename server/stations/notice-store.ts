import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'

/**
 * Raises a notice for each station in use that was last seen before a moment and has none yet. Of processes that do it at
 * once one raises it. Returns the ids of these stations.
 */
export async function insertSilenceNotices(db: Database, seenBefore: Date, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ stationId: string }>(
    sql`WITH silent AS (
        UPDATE station_health h SET silent_since = h.last_seen_at FROM stations s
        WHERE s.id = h.station_id AND s.revoked_at IS NULL AND h.silent_since IS NULL
          AND h.last_seen_at <= ${seenBefore.toISOString()}
        RETURNING h.station_id
      )
      INSERT INTO station_notices (station_id, kind, at)
      SELECT station_id, 'silent', ${now.toISOString()} FROM silent RETURNING station_id AS "stationId"`,
  )
  return rows.map(({ stationId }) => stationId)
}

/** Raises a notice that a station is back, if one said that it is silent. */
export async function insertBackNotice(tx: Transaction, stationId: string, now: Date): Promise<void> {
  await tx.execute(
    sql`WITH back AS (
        UPDATE station_health SET silent_since = NULL
        WHERE station_id = ${stationId} AND silent_since IS NOT NULL RETURNING station_id
      )
      INSERT INTO station_notices (station_id, kind, at)
      SELECT station_id, 'back', ${now.toISOString()} FROM back`,
  )
}
