import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { stations } from './table.ts'

/** A window in which failures are counted, and how many there may be. */
interface FailureLimit {
  most: number
  windowMs: number
}

/**
 * Whether somebody of the staff may name one more code; until this transaction ends, they cannot name another one.
 * @returns 0 when they may, else the seconds until they may again
 */
export async function lockCodeFailures(
  tx: Transaction,
  userId: string,
  now: Date,
  { most, windowMs }: FailureLimit,
): Promise<number> {
  const begin = new Date(now.getTime() - windowMs).toISOString()
  const { rows } = await tx.execute<{ failures: number; since: string }>(
    sql`INSERT INTO station_code_failures AS f (user_id, failures, since) VALUES (${userId}, 0, ${now.toISOString()})
      ON CONFLICT (user_id) DO UPDATE SET
        failures = CASE WHEN f.since > ${begin}::timestamptz THEN f.failures ELSE 0 END,
        since = CASE WHEN f.since > ${begin}::timestamptz THEN f.since ELSE excluded.since END
      RETURNING failures, since`,
  )
  const [row] = rows
  if (!row || row.failures < most) return 0
  return Math.max(1, Math.ceil((Date.parse(row.since) + windowMs - now.getTime()) / 1000))
}

export async function countCodeFailure(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`UPDATE station_code_failures SET failures = failures + 1 WHERE user_id = ${userId}`)
}

/** Takes the device that shows a code out of those that wait. Of two who approve it at once the second finds nothing. */
export async function takeWaitingDevice(
  tx: Transaction,
  codeHash: Buffer,
  now: Date,
): Promise<Buffer | undefined> {
  const { rows } = await tx.execute<{ secretHash: Buffer }>(
    sql`DELETE FROM waiting_devices WHERE code_hash = ${codeHash} AND code_expires_at > ${now.toISOString()}
      RETURNING secret_hash AS "secretHash"`,
  )
  return rows[0]?.secretHash
}

/** Writes a station, and that it stands at its installation from now on. Returns its id. */
export async function insertStation(
  tx: Transaction,
  station: Omit<typeof stations.$inferInsert, 'id'>,
): Promise<string> {
  const [row] = await tx
    .insert(stations)
    .values({ ...station, id: sql`random_id()` })
    .returning({ id: stations.id })
  if (!row) throw new Error('The station was not written.')
  await insertPlace(tx, row.id, station.installationId, station.pairedAt)
  return row.id
}

/** Writes that a station stands at an installation from now on. */
export async function insertPlace(
  tx: Transaction,
  stationId: string,
  installationId: string,
  since: Date,
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO station_places (station_id, installation_id, since)
      VALUES (${stationId}, ${installationId}, ${since.toISOString()})`,
  )
}

/** Revokes the station that a device still is. Returns its id, if it was one. */
export async function revokeStationOf(
  tx: Transaction,
  secretHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`UPDATE stations SET revoked_at = ${now.toISOString()}
      WHERE secret_hash = ${secretHash} AND revoked_at IS NULL RETURNING id`,
  )
  return rows[0]?.id
}
