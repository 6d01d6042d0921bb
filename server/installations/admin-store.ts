import { asc, eq, sql } from 'drizzle-orm'
import type { AdminInstallation, InstallationDraft } from '../../contract/admin-installations.ts'
import type { Database, Transaction } from '../db/client.ts'
import { installations } from './table.ts'

/** An installation as staff see it, without what it has brought. */
export type InstallationRow = Omit<AdminInstallation, 'interactionCount'>

/** Half of what a tap waits for a lock (milliseconds). */
const LOCK_MS = 300

/** What of an installation is written; undefined leaves it as it is. */
export type SettingsChange = {
  [K in keyof InstallationDraft]?: InstallationDraft[K] | undefined
} & { isActive?: boolean | undefined; archivedAt?: Date | null }

const columns = {
  id: installations.id,
  name: installations.name,
  type: installations.type,
  location: installations.location,
  pointValue: installations.pointValue,
  isActive: installations.isActive,
  cooldownSeconds: installations.cooldownSeconds,
  maxPerEventDay: installations.maxPerEventDay,
  openingHours: installations.openingHours,
  earnedBy: installations.earnedBy,
  tapPolicy: installations.tapPolicy,
  isArchived: sql<boolean>`${installations.archivedAt} IS NOT NULL`,
  version: installations.version,
}

export function listInstallations(db: Database): Promise<InstallationRow[]> {
  return db.select(columns).from(installations).orderBy(asc(installations.createdAt), asc(installations.id))
}

/** The installation, locked until the transaction ends. */
export async function findInstallation(tx: Transaction, id: string): Promise<InstallationRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(installations)
    .where(eq(installations.id, id))
    .for('no key update')
  return row
}

/** Writes an installation; undefined when its id is taken. */
export async function insertInstallation(
  tx: Transaction,
  draft: InstallationDraft & { id: string },
): Promise<InstallationRow | undefined> {
  const [row] = await tx
    .insert(installations)
    .values({
      ...draft,
      isActive: true,
      earnedBy: 'tap',
      displayDurationSeconds: 10,
      createdAt: sql`clock_timestamp()`,
    })
    .onConflictDoNothing()
    .returning(columns)
  return row
}

export async function updateInstallation(
  tx: Transaction,
  id: string,
  change: SettingsChange,
): Promise<InstallationRow> {
  const [row] = await tx.update(installations).set(change).where(eq(installations.id, id)).returning(columns)
  if (!row) throw new Error('The installation was not written.')
  return row
}

/** Whether stations that are in use are paired with it. */
export async function hasStations(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM stations WHERE installation_id = ${id} AND revoked_at IS NULL LIMIT 1`,
  )
  return rows.length > 0
}

/**
 * Waits until nobody reads an installation any more, and lets nobody read one until the transaction ends: a tap that has
 * found its installation is in the ledger before we look there. Taps wait with us, so we give up before they do.
 */
export async function lockInstallations(tx: Transaction): Promise<void> {
  await tx.execute(sql`SET LOCAL lock_timeout = ${sql.raw(String(LOCK_MS))}`)
  await tx.execute(sql`LOCK TABLE ${installations} IN ACCESS EXCLUSIVE MODE`)
}

/** Whether taps or stations refer to it. */
export async function hasHistory(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`SELECT installation_has_history(${id}) AS has`)
  return rows[0]?.has === true
}

export async function removeInstallation(tx: Transaction, id: string): Promise<void> {
  await tx.delete(installations).where(eq(installations.id, id))
}
