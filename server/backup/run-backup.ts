import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BackupProblem } from '../../contract/backups.ts'
import { isDatabaseAway } from '../database-away.ts'
import { asBackupFailure, BackupFailure } from './backup-problem.ts'
import { connectAlone, openForCommand } from './connection-store.ts'
import { makeBackup } from './make-backup.ts'
import { nameOf, rotate } from './rotation.ts'
import { takeBackupLock } from './snapshot-store.ts'
import { insertBackup, listBackups } from './store.ts'

/** What is asked of the process that makes a backup. */
export interface BackupTask {
  databaseUrl: string
  folder: string
  secret: string
  /** Where the festival's own database lies; absent with DATABASE_URL. */
  databaseFolder: string | undefined
  /** Nothing is done if one was tried since this moment, in milliseconds: another process was quicker. */
  unlessSince: number | undefined
}

/** What became of it: made, not made, or left to another process. */
export type BackupOutcome =
  | { kind: 'made' }
  | { kind: 'left' }
  | { kind: 'failed'; problem: BackupProblem; why: string }

/**
 * Makes a backup in the folder, thins out the older ones and notes what became of it. One process at a time does; the
 * others leave it to that one.
 */
export async function runBackup(task: BackupTask): Promise<BackupOutcome> {
  const client = await connectAlone(task.databaseUrl)
  const db = openForCommand(task.databaseUrl)
  const startedAt = new Date()
  try {
    if (!(await takeBackupLock(client))) return { kind: 'left' }
    const [last] = await listBackups(db, 1)
    if (task.unlessSince !== undefined && last && last.startedAt.getTime() > task.unlessSince) {
      return { kind: 'left' }
    }
    const outcome = await write(client, task)
    await insertBackup(db, { startedAt, endedAt: new Date(), folder: task.folder, ...outcome.row })
    return outcome
  } finally {
    await client.end().catch(() => undefined)
    await db.$client.end()
  }
}

async function write(
  client: Parameters<typeof makeBackup>[0],
  { folder, secret, databaseFolder }: BackupTask,
) {
  try {
    let festival = ''
    const { path, bytes } = await makeBackup(client, secret, (facts) => {
      festival = facts.festival
      return join(folder, nameOf(festival, facts.at))
    })
    await rotate(folder, festival, new Date()).catch((problem: unknown) => {
      throw asBackupFailure(problem, folder)
    })
    const isSameDisk = databaseFolder !== undefined && (await isOneDisk(folder, databaseFolder))
    return { kind: 'made', row: { file: basename(path), bytes, isSameDisk } } as const
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure)
    const problem = problemOf(failure)
    return { kind: 'failed', problem, why, row: { problem } } as const
  }
}

function problemOf(failure: unknown): BackupProblem {
  if (failure instanceof BackupFailure) return failure.problem
  return isDatabaseAway(failure) ? 'database' : 'unknown'
}

async function isOneDisk(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one), stat(other)])
  return a.dev === b.dev
}
