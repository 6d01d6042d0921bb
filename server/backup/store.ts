import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { locks } from '../db/locks.ts'
import { backups } from './table.ts'

/** A backup that was tried. */
export type BackupRow = typeof backups.$inferSelect

/** The last ones, newest first. */
export async function listBackups(db: Database, limit: number): Promise<BackupRow[]> {
  return db.select().from(backups).orderBy(desc(backups.startedAt), desc(backups.id)).limit(limit)
}

/** The last one that came to be. */
export async function findLastGood(db: Database): Promise<BackupRow | undefined> {
  const [row] = await db
    .select()
    .from(backups)
    .where(isNotNull(backups.file))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  return row
}

/** One that has a file. */
export async function findBackup(db: Database, id: bigint): Promise<BackupRow | undefined> {
  const [row] = await db
    .select()
    .from(backups)
    .where(and(eq(backups.id, id), isNotNull(backups.file)))
  return row
}

export async function insertBackup(
  db: Database,
  row: Omit<typeof backups.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(backups).values(row)
}

/** Whether some process makes one now. */
export async function isBackupRunning(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ is_running: boolean }>(
    sql`SELECT EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.classid = 0
        AND l.objid = ${locks.backup}) AS is_running`,
  )
  return rows[0]?.is_running === true
}
