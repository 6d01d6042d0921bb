import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '../db/client.ts'
import { installations } from '../installations/table.ts'
import { stations } from './table.ts'

/** What the database knows of a device, by the hash of its secret. */
export interface KnownDevice {
  /** Its station; a revoked one only when there is no other. */
  stationId: string | null
  isRevoked: boolean
  codeExpiresAt: Date | null
}

/** A device that waits, or is or was a station; undefined when nobody has seen it. */
export async function findDevice(db: Database, secretHash: Buffer): Promise<KnownDevice | undefined> {
  const { rows } = await db.execute<Omit<KnownDevice, 'codeExpiresAt'> & { codeExpiresAt: string | null }>(
    sql`SELECT s.id AS "stationId", s.revoked_at IS NOT NULL AS "isRevoked", w.code_expires_at AS "codeExpiresAt"
      FROM (SELECT ${secretHash}::bytea AS secret_hash) d
      LEFT JOIN waiting_devices w USING (secret_hash)
      LEFT JOIN LATERAL (SELECT id, revoked_at FROM stations WHERE secret_hash = d.secret_hash
        ORDER BY revoked_at DESC NULLS FIRST LIMIT 1) s ON true
      WHERE s.id IS NOT NULL OR w.secret_hash IS NOT NULL`,
  )
  const [row] = rows
  return row && { ...row, codeExpiresAt: row.codeExpiresAt === null ? null : new Date(row.codeExpiresAt) }
}

/** Keeps the newest code of a device; false when another device has just been given the same code. */
export async function upsertWaitingDevice(
  db: Database,
  device: { secretHash: Buffer; codeHash: Buffer; codeExpiresAt: Date },
): Promise<boolean> {
  const { secretHash, codeHash, codeExpiresAt } = device
  const { rowCount } = await db.execute(
    sql`INSERT INTO waiting_devices AS w (secret_hash, code_hash, code_expires_at)
      SELECT ${secretHash}, ${codeHash}, ${codeExpiresAt.toISOString()}::timestamptz
        WHERE NOT EXISTS (SELECT FROM waiting_devices WHERE code_hash = ${codeHash})
      ON CONFLICT (secret_hash) DO UPDATE
        SET code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at`,
  )
  return rowCount === 1
}

/**
 * The station that carries this secret. One that this process knows is looked for where taps are recorded,
 * and no other work keeps it waiting; anybody else among all other calls, because cookies can be invented by the thousand.
 */
export async function findStationBySecret(db: Database, secretHash: Buffer) {
  const known = knownSecrets(db)
  const hash = secretHash.toString('hex')
  const [row] = await stationBySecret(known.has(hash) ? db.forTaps : db).execute({ secretHash })
  if (row) known.add(hash)
  return row
}

const prepared = new WeakMap<DatabaseHandle, ReturnType<typeof prepareStationBySecret>>()

/** Every call of a station asks this: its text is made once, and each connection plans it once. */
function stationBySecret(handle: DatabaseHandle) {
  const query = prepared.get(handle) ?? prepareStationBySecret(handle)
  prepared.set(handle, query)
  return query
}

function prepareStationBySecret(handle: DatabaseHandle) {
  return handle
    .select({
      id: stations.id,
      installationId: stations.installationId,
      installationType: installations.type,
      pairedAt: stations.pairedAt,
      trainings: sql<{ since: string; until: string | null }[] | null>`(SELECT json_agg(
        json_build_object('since', t.since, 'until', t.until)) FROM station_trainings t
        WHERE t.station_id = ${stations.id})`,
    })
    .from(stations)
    .innerJoin(installations, eq(installations.id, stations.installationId))
    .where(and(eq(stations.secretHash, sql.placeholder('secretHash')), isNull(stations.revokedAt)))
    .prepare('station-by-secret')
}

const secretsOf = new WeakMap<Database, Set<string>>()

/** Hashes that are or were a station's, as far as this process knows; whether they still are is asked every time. */
export function knownSecrets(db: Database): Set<string> {
  const known = secretsOf.get(db) ?? new Set<string>()
  secretsOf.set(db, known)
  return known
}

/** The hashes of all stations in use. */
export async function listStationSecrets(db: Database): Promise<string[]> {
  const rows = await db.forTaps
    .select({ secretHash: stations.secretHash })
    .from(stations)
    .where(isNull(stations.revokedAt))
  return rows.map(({ secretHash }) => secretHash.toString('hex'))
}

/** Whether a station was at an installation at a moment, or had left it after `leftAfter`. */
export async function hasPlace(
  db: Database,
  stationId: string,
  installationId: string,
  moment: Date,
  leftAfter: Date,
): Promise<boolean> {
  const { rows } = await db.forTaps.execute(
    sql`SELECT FROM station_places
      WHERE station_id = ${stationId} AND installation_id = ${installationId} AND since <= ${moment.toISOString()}
        AND (left_at IS NULL OR left_at > ${leftAfter.toISOString()}) LIMIT 1`,
  )
  return rows.length > 0
}
