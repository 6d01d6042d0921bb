import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { users } from '../staff/table.ts'
import { noticesMailed, noticesPutAway } from './table.ts'

/** A station that has not been heard of. */
export interface SilentStation extends Record<string, unknown> {
  id: string
  name: string
  place: string
  since: string
}

/** Stations of which a notice says that they are silent. */
export async function listSilentStations(db: Database): Promise<SilentStation[]> {
  const { rows } = await db.execute<SilentStation>(sql`
    SELECT s.id, s.name, i.name AS place, h.silent_since::text AS since
    FROM stations s JOIN station_health h ON h.station_id = s.id JOIN installations i ON i.id = s.installation_id
    WHERE s.revoked_at IS NULL AND h.silent_since IS NOT NULL ORDER BY h.silent_since, s.id`)
  return rows
}

/** Photos that lie here and could not be mailed. */
export async function countFailedMails(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM photos WHERE email_state = 'failed'`,
  )
  return rows[0]?.count ?? 0
}

/** Causes that somebody has put away. */
export async function listPutAway(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ cause: noticesPutAway.cause })
    .from(noticesPutAway)
    .where(eq(noticesPutAway.userId, userId))
  return new Set(rows.map(({ cause }) => cause))
}

export async function insertPutAway(db: Database, userId: string, cause: string, putAwayAt: Date) {
  await db.insert(noticesPutAway).values({ userId, cause, putAwayAt }).onConflictDoNothing()
}

/** Takes the mail of a cause upon this process; false when another one has, or had before. */
export async function takeMail(db: Database, cause: string, mailedAt: Date): Promise<boolean> {
  const rows = await db.insert(noticesMailed).values({ cause, mailedAt }).onConflictDoNothing().returning()
  return rows.length > 0
}

/** The mail was not taken: it is tried again. */
export async function removeMail(db: Database, cause: string): Promise<void> {
  await db.delete(noticesMailed).where(eq(noticesMailed.cause, cause))
}

/** Addresses of the administrators. */
export async function listAdminAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(sql`${eq(users.role, 'admin')} AND ${users.isActive} AND ${isNotNull(users.email)}`)
  return rows.flatMap(({ email }) => email ?? [])
}
