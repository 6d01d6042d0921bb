import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup, BackupState } from '../../contract/backups.ts'
import type { Deps } from '../deps.ts'
import { type BackupRow, findBackup, findLastGood, isBackupRunning, listBackups } from './store.ts'

/** More are no help. */
const MOST = 20

const MINUTE_MS = 60_000

/** A backup may be late by one, and take a while itself. */
export function isTooOld(lastGood: Date, now: Date, everyMinutes: number): boolean {
  return now.getTime() - lastGood.getTime() > (2 * everyMinutes + 5) * MINUTE_MS
}

/** How the backups do, for staff. */
export async function readBackupState({
  config,
  clock,
  db,
  backups: own,
}: Pick<Deps, 'config' | 'clock' | 'db' | 'backups'>): Promise<BackupState> {
  const [rows, lastGood, isRunning] = await Promise.all([
    listBackups(db, MOST),
    findLastGood(db),
    isBackupRunning(db),
  ])
  const { backups } = config
  const judge = (): BackupState['state'] => {
    if (!backups) return 'off'
    if (rows[0]?.problem) return 'failing'
    if (!lastGood) return 'new'
    return isTooOld(lastGood.startedAt, clock.now(), backups.everyMinutes) ? 'failing' : 'good'
  }
  return {
    state: judge(),
    isRunning: isRunning || own.isRunning(),
    folder: backups?.folder ?? null,
    everyMinutes: backups?.everyMinutes ?? 0,
    isSameDisk: lastGood?.isSameDisk ?? false,
    lastGood: lastGood ? await viewOf(lastGood) : null,
    backups: await Promise.all(rows.map(viewOf)),
  }
}

async function viewOf(row: BackupRow): Promise<Backup> {
  const { id, startedAt, endedAt, file, bytes, problem } = row
  return {
    id: String(id),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    file,
    bytes,
    problem,
    isThere: file !== null && (await isFile(join(row.folder, file))),
  }
}

const isFile = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** The file of a backup, where this server sees it. */
export async function locateBackup(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<{ path: string; name: string; bytes: number } | undefined> {
  const row = await findBackup(db, BigInt(id))
  if (!row?.file) return undefined
  const path = join(row.folder, row.file)
  return (await isFile(path)) ? { path, name: row.file, bytes: row.bytes } : undefined
}
