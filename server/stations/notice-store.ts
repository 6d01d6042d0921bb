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
      INSERT INTO station_notices (station_id, kind, at, mail_due_at)
      SELECT station_id, 'silent', ${now.toISOString()}, ${now.toISOString()} FROM silent RETURNING station_id AS "stationId"`,
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
      INSERT INTO station_notices (station_id, kind, at, mail_due_at)
      SELECT station_id, 'back', ${now.toISOString()}, ${now.toISOString()} FROM back`,
  )
}

/** A notice that is to be mailed, with the names of its station and where that stands. */
export interface NoticeToMail extends Record<string, unknown> {
  id: string
  kind: 'silent' | 'back'
  at: string
  station: string
  installation: string
}

/**
 * Notices of the last hour that are to be mailed now, oldest first. Each is taken by one process, and is due again in a
 * minute unless it is dismissed.
 */
export async function takeDueNotices(db: Database, now: Date): Promise<NoticeToMail[]> {
  const { rows } = await db.execute<NoticeToMail>(
    sql`UPDATE station_notices n SET mail_due_at = ${now.toISOString()}::timestamptz + interval '1 minute'
      FROM stations s JOIN installations i ON i.id = s.installation_id
      WHERE s.id = n.station_id AND n.mail_due_at <= ${now.toISOString()}
        AND n.at > ${now.toISOString()}::timestamptz - interval '1 hour'
      RETURNING n.id::text, n.kind, n.at::text, s.name AS station, i.name AS installation`,
  )
  return rows.sort((one, other) => Number(one.id) - Number(other.id))
}

/** There is nothing to mail of a notice any more. */
export async function dismissNoticeMail(db: Database, id: string): Promise<void> {
  await db.execute(sql`UPDATE station_notices SET mail_due_at = NULL WHERE id = ${id}::bigint`)
}
