import { access, constants, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type pg from 'pg'
import { type BackupFacts, writeBackupFile } from './backup-file.ts'
import { asBackupFailure, BackupFailure } from './backup-problem.ts'
import { type SnapshotFacts, withSnapshot } from './snapshot-store.ts'

/** A backup that is on its disk. */
export interface MadeBackup {
  path: string
  bytes: number
  facts: BackupFacts
}

/**
 * Writes the whole festival of this moment into a file, while taps go on.
 * @param pathOf the file, once it is known of which festival and which moment it is
 * @throws BackupFailure with one sentence for people
 */
export async function makeBackup(
  client: pg.Client,
  secret: string,
  pathOf: (facts: SnapshotFacts) => string,
): Promise<MadeBackup> {
  const productVersion = await ownVersion()
  return withSnapshot(client, async ({ facts, content }) => {
    const path = pathOf(facts)
    await refuseToOverwrite(path)
    const { at, migrations, ...named } = facts
    const header: BackupFacts = {
      ...named,
      madeAt: at.toISOString(),
      productVersion,
      schema: migrations.at(-1) ?? '',
      migrations,
    }
    return { path, facts: header, bytes: await writeBackupFile(path, header, secret, content) }
  })
}

/** A folder that is not there is not made: on the disk of the laptop it would look like the stick that is missing. */
async function refuseToOverwrite(path: string): Promise<void> {
  const folder = dirname(path)
  try {
    await access(folder, constants.W_OK)
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
  } catch (problem) {
    throw asBackupFailure(problem, folder)
  }
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  if (isThere) throw new BackupFailure('unknown', `${path} is there already: choose another name.`)
}

/** The version of this release. */
export async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  return version
}
