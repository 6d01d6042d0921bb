import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { keepDemoSecret } from './secret-store.ts'

/**
 * The secret that the keys of the photos are made from. A demo without one makes its own: in its data folder, readable
 * by nobody else, or in the database where several servers share one. There it protects nothing, and a demo has nothing
 * to protect; a live festival does not start without SECRET.
 */
export async function loadSecret(config: Config, db: Database): Promise<string> {
  if (config.secret !== undefined) return config.secret
  const proposal = randomBytes(32).toString('hex')
  if (config.databaseUrl !== undefined) return keepDemoSecret(db, proposal)
  const file = join(config.dataDir, 'secret')
  await mkdir(config.dataDir, { recursive: true })
  // `wx` writes only where there is no file yet, so that two starts at once agree on one secret.
  await writeFile(file, proposal, { mode: 0o600, flag: 'wx' }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem
  })
  return readFile(file, 'utf8')
}
