import type pg from 'pg'
import { requeuePhotoMails } from '../gift-aura/index.ts'
import { openLog } from '../log.ts'
import { openMailOutbox } from '../mail/index.ts'
import { checkLedger } from '../points/index.ts'
import { type CheckedBackup, checkBackupFile, openContent } from './backup-file.ts'
import { BackupFailure } from './backup-problem.ts'
import { connectAlone, openForCommand } from './connection-store.ts'
import { readFrames } from './frames.ts'
import * as store from './restore-store.ts'

/** A restored festival. */
export interface Restored {
  /** Rows of each table. */
  rows: Map<string, number>
  /** What the ledger breaks; empty where it keeps every rule. */
  broken: string[]
}

/**
 * Looks at a backup before anything is opened: that all of it is there, and that this release and this SECRET can read it.
 * @throws BackupFailure with one sentence for people
 */
export async function examineBackup(path: string, secret: string): Promise<CheckedBackup> {
  const backup = await checkBackupFile(path)
  const known = new Set(await store.listMigrations())
  const unknown = backup.header.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new BackupFailure(
      'unknown',
      `${path} was made by a newer release (${backup.header.productVersion}, ${unknown.at(-1)}): install that one.`,
    )
  }
  // Opened for the look at its key alone.
  for await (const _ of openContent(backup, secret)) break
  return backup
}

/**
 * Brings a backup into an empty festival: all of it or nothing. Tables are made as they were in the backup, filled, and
 * brought to this version; then the ledger is proved. The ledger has another name afterwards, by which stations send again
 * what they have sent since.
 * @throws BackupFailure when the database is not empty or in use, or the file is not whole
 */
export async function restoreBackup(url: string, backup: CheckedBackup, secret: string): Promise<Restored> {
  const rows = await loadAll(url, backup, secret).catch((problem: unknown) => {
    throw new BackupFailure('unknown', `Nothing was restored. ${sentenceOf(problem)}`, { cause: problem })
  })
  const db = openForCommand(url)
  try {
    await store.applyFunctions(db)
    const mail = openMailOutbox({ db, log: openLog('silent') }, undefined)
    await requeuePhotoMails({ db, mail, now: new Date() }).finally(() => mail.close())
    const findings = await checkLedger(db)
    return { rows, broken: findings.filter(({ broken }) => broken > 0).map(({ rule }) => rule) }
  } catch (problem) {
    const sentence = `The festival was restored, but not looked through: ${sentenceOf(problem)} Run npm run check:ledger.`
    throw new BackupFailure('unknown', sentence, { cause: problem })
  } finally {
    await db.$client.end()
  }
}

async function loadAll(url: string, backup: CheckedBackup, secret: string): Promise<Map<string, number>> {
  const client = await connectAlone(url)
  const rows = new Map<string, number>()
  try {
    await refuseUnlessEmpty(client)
    await store.beginRestore(client)
    const { migrations } = backup.header
    await store.makeTablesAnew(client, migrations)
    const closeTables = await store.openTablesForLoading(client)
    const content = openContent(backup, secret)
    const { sequences } = await readFrames(content, async (table) => {
      const count = await store.loadTable(client, table)
      rows.set(table.table, count)
      return count
    }).catch((problem: unknown) => {
      throw store.isOfDatabase(problem) ? problem : unreadable(backup.path, problem)
    })
    await closeTables()
    await store.continueSequences(client, sequences)
    const ran = new Set(migrations)
    await store.finishRestore(
      client,
      (await store.listMigrations()).filter((name) => !ran.has(name)),
    )
    return rows
  } finally {
    // Without a COMMIT the database is as it was.
    await client.end().catch(() => undefined)
  }
}

function unreadable(path: string, cause: unknown): BackupFailure {
  return new BackupFailure('unknown', `${path} cannot be read to its end: ${sentenceOf(cause)}`, { cause })
}

function sentenceOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  if (await store.isServed(client)) {
    throw new BackupFailure('unknown', 'A server is at work with this database: stop it first.')
  }
  const held = await store.listHeld(client)
  if (held.length === 0) return
  throw new BackupFailure(
    'unknown',
    `This database is not empty, and nothing of it is overwritten. It holds ${held.join(', ')}. Restore into another folder (DATA_DIR) or database (DATABASE_URL).`,
  )
}
