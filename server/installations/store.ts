import { and, asc, eq } from 'drizzle-orm'
import type { PublicInstallation } from '../../contract/installations.ts'
import type { Database } from '../db/client.ts'
import { installations } from './table.ts'

/** All installations as anyone may see them, oldest first. */
export function listPublicInstallations(db: Database): Promise<PublicInstallation[]> {
  return db
    .select({
      id: installations.id,
      name: installations.name,
      type: installations.type,
      location: installations.location,
      pointValue: installations.pointValue,
      isActive: installations.isActive,
    })
    .from(installations)
    .orderBy(asc(installations.createdAt), asc(installations.id))
}

/** Names of the active installations at which any browser may tap. */
export async function listOpenInstallations(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: installations.name })
    .from(installations)
    .where(and(eq(installations.tapPolicy, 'open'), eq(installations.isActive, true)))
  return rows.map((row) => row.name)
}
