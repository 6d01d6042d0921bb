import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { PublicInstallation } from '../../contract/installations.ts'
import type { Database } from '../db/client.ts'
import { installations } from './table.ts'

/** Installations as anyone may see them at a moment of the programme clock, oldest first; not those that were put away. */
export async function listPublicInstallations(db: Database, now: Date): Promise<PublicInstallation[]> {
  const hours = sql<{
    closes_at: string | null
    opens_at: string | null
  } | null>`CASE WHEN opening_hours <> '[]'
    THEN (SELECT to_jsonb(o) FROM opening_around(opening_hours, ${now.toISOString()}::timestamptz) o) END`
  const rows = await db
    .select({
      id: installations.id,
      name: installations.name,
      type: installations.type,
      location: installations.location,
      pointValue: installations.pointValue,
      isActive: installations.isActive,
      hours,
    })
    .from(installations)
    .where(isNull(installations.archivedAt))
    .orderBy(asc(installations.createdAt), asc(installations.id))
  return rows.map(({ hours, ...installation }) => ({
    ...installation,
    ...(hours?.closes_at && { closesAt: new Date(hours.closes_at).toISOString() }),
    ...(hours?.opens_at && { opensAt: new Date(hours.opens_at).toISOString() }),
  }))
}

/** Names of the installations at which any browser may tap, also of those that are switched off. */
export async function listOpenInstallations(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: installations.name })
    .from(installations)
    .where(eq(installations.tapPolicy, 'open'))
    .orderBy(asc(installations.createdAt), asc(installations.id))
  return rows.map((row) => row.name)
}

/** Id and name of every installation that ever brought points, oldest first, also of those that were put away. */
export function listInstallationNames(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: installations.id, name: installations.name })
    .from(installations)
    .orderBy(asc(installations.createdAt), asc(installations.id))
}
