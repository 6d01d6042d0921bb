import { asc, eq, sql } from 'drizzle-orm'
import type { AdminInstallation, changeInstallation } from '../../contract/admin-installations.ts'
import type { Request } from '../../contract/endpoint.ts'
import type { Database, Transaction } from '../db/client.ts'
import { installations } from './table.ts'

/** An installation as staff see it, without what it has brought. */
export type InstallationRow = Omit<AdminInstallation, 'interactionCount'>

const columns = {
  id: installations.id,
  name: installations.name,
  type: installations.type,
  pointValue: installations.pointValue,
  isActive: installations.isActive,
  cooldownSeconds: installations.cooldownSeconds,
  maxPerEventDay: installations.maxPerEventDay,
  tapPolicy: installations.tapPolicy,
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
  draft: Pick<
    typeof installations.$inferInsert,
    'id' | 'name' | 'type' | 'pointValue' | 'cooldownSeconds' | 'maxPerEventDay' | 'tapPolicy'
  >,
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
  change: Omit<Request<typeof changeInstallation>['body'], 'version'>,
): Promise<InstallationRow> {
  const [row] = await tx.update(installations).set(change).where(eq(installations.id, id)).returning(columns)
  if (!row) throw new Error('The installation was not written.')
  return row
}
