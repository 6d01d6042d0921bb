import { sql } from 'drizzle-orm'
import type { StationCommand } from '../../contract/station-settings.ts'
import type { Heartbeat } from '../../contract/stations.ts'
import type { Database, Transaction } from '../db/client.ts'

/** Keeps what a station told; null when it was only seen. */
export async function upsertHealth(
  tx: Transaction,
  stationId: string,
  health: Heartbeat | null,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO station_health (station_id, last_seen_at, health)
      VALUES (${stationId}, ${now.toISOString()}, ${health && JSON.stringify(health)})
      ON CONFLICT (station_id) DO UPDATE SET last_seen_at = excluded.last_seen_at, health = excluded.health`,
  )
}

/** The commands that wait for a station: they are told once. */
export async function takeCommands(tx: Transaction, stationId: string): Promise<StationCommand[]> {
  const { rows } = await tx.execute<{ command: StationCommand }>(
    sql`DELETE FROM station_commands WHERE station_id = ${stationId} RETURNING command`,
  )
  return rows.map(({ command }) => command)
}

/** Keeps a command until the station hears of it; the same one twice is one. */
export async function insertCommand(
  tx: Transaction,
  stationId: string,
  command: StationCommand,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO station_commands (station_id, command, asked_at)
      VALUES (${stationId}, ${command}, ${now.toISOString()}) ON CONFLICT DO NOTHING`,
  )
}

/**
 * Writes that a station which hears where it stands has left the places before. Who moves it at this very moment writes a
 * later place, which stays.
 */
export async function leaveOtherPlaces(
  db: Database | Transaction,
  stationId: string,
  installationId: string,
  now: Date,
): Promise<void> {
  await db.execute(
    sql`UPDATE station_places SET left_at = ${now.toISOString()}
      WHERE station_id = ${stationId} AND left_at IS NULL AND id < (SELECT max(id) FROM station_places
        WHERE station_id = ${stationId} AND installation_id = ${installationId})`,
  )
}

/** What names the ledger as it is: a restored backup has another one. */
export async function findLedgerEpoch(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ epoch: string }>(sql`SELECT epoch FROM ledger_epoch`)
  const [row] = rows
  if (!row) throw new Error('The database has no ledger epoch: a migration makes it.')
  return row.epoch
}
