import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { StationNotice } from '../../contract/admin-stations.ts'
import type { StationCommand } from '../../contract/station-settings.ts'
import type { Heartbeat, Station } from '../../contract/stations.ts'
import type { Database, Transaction } from '../db/client.ts'
import { installations } from '../installations/table.ts'
import { stations } from './table.ts'

/** A station with the names that it is told by. */
export interface StationRow extends Omit<Station, 'home'> {
  installationType: string
  pairedAt: Date
  revokedAt: Date | null
  version: number
}

/** What staff may set; a command is no part of it. */
export type StationSettings = Pick<
  StationRow,
  'name' | 'installationId' | 'surface' | 'language' | 'volume' | 'isTraining'
>

/** Settings of which some are left as they are. */
export type SettingsChange = { [K in keyof StationSettings]?: StationSettings[K] | undefined }

/** A station with what it told last. */
export interface StationWithHealth extends StationRow {
  lastSeenAt: Date | null
  silentSince: Date | null
  health: Heartbeat | null
  waitingCommands: StationCommand[]
}

const columns = {
  id: stations.id,
  name: stations.name,
  installationId: stations.installationId,
  installationName: installations.name,
  installationType: installations.type,
  surface: stations.surface,
  language: stations.language,
  volume: stations.volume,
  isTraining: stations.isTraining,
  pairedAt: stations.pairedAt,
  revokedAt: stations.revokedAt,
  version: stations.version,
}

const at = eq(installations.id, stations.installationId)

/** A station with its installation, be it revoked or not. */
export async function findStation(db: Database | Transaction, id: string): Promise<StationRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(stations)
    .innerJoin(installations, at)
    .where(eq(stations.id, id))
  return row
}

/** A station that is in use, locked until the transaction ends. */
export async function lockStation(tx: Transaction, id: string): Promise<StationRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(stations)
    .innerJoin(installations, at)
    .where(and(eq(stations.id, id), isNull(stations.revokedAt)))
    .for('no key update', { of: stations })
  return row
}

/** Stations in use whose training is not as wanted, all or those of one installation, locked in one order. */
export function lockStationsToTrain(
  tx: Transaction,
  isTraining: boolean,
  installationId?: string,
): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: stations.id, name: stations.name })
    .from(stations)
    .where(
      and(
        isNull(stations.revokedAt),
        eq(stations.isTraining, !isTraining),
        installationId === undefined ? undefined : eq(stations.installationId, installationId),
      ),
    )
    .orderBy(asc(stations.id))
    .for('no key update')
}

const health = {
  lastSeenAt: sql<Date | null>`h.last_seen_at`.mapWith(asDate),
  silentSince: sql<Date | null>`h.silent_since`.mapWith(asDate),
  health: sql<Heartbeat | null>`h.health`,
  waitingCommands: sql<StationCommand[]>`ARRAY(
    SELECT c.command FROM station_commands c WHERE c.station_id = ${stations.id} ORDER BY c.asked_at, c.command
  )`,
}

function asDate(value: string): Date {
  return new Date(value)
}

/** Stations with their health: those that are in use first, oldest first. */
export function listStations(db: Database, id?: string): Promise<StationWithHealth[]> {
  return db
    .select({ ...columns, ...health })
    .from(stations)
    .innerJoin(installations, at)
    .leftJoin(sql`station_health h`, sql`h.station_id = ${stations.id}`)
    .where(id === undefined ? undefined : eq(stations.id, id))
    .orderBy(desc(isNull(stations.revokedAt)), asc(stations.pairedAt), asc(stations.id))
}

export async function updateStation(
  tx: Transaction,
  id: string,
  change: SettingsChange & { revokedAt?: Date },
): Promise<void> {
  await tx.update(stations).set(change).where(eq(stations.id, id))
}

const LATEST_NOTICES = 50

/** The latest notices, newest first. */
export async function listNotices(db: Database): Promise<StationNotice[]> {
  const { rows } = await db.execute<StationNotice & Record<string, unknown>>(
    sql`SELECT n.id::text AS id, n.station_id AS "stationId", s.name AS "stationName", n.kind, n.at
      FROM station_notices n JOIN stations s ON s.id = n.station_id ORDER BY n.id DESC LIMIT ${LATEST_NOTICES}`,
  )
  return rows.map((notice) => ({ ...notice, at: new Date(notice.at).toISOString() }))
}

/** An installation as a station needs it; undefined when there is none, or it was put away. */
export async function findPlace(
  tx: Transaction,
  id: string,
): Promise<{ id: string; type: string } | undefined> {
  const [row] = await tx
    .select({ id: installations.id, type: installations.type })
    .from(installations)
    .where(and(eq(installations.id, id), isNull(installations.archivedAt)))
  return row
}
