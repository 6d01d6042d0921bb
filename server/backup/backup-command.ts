import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { joinFestival } from '../db/join-festival.ts'
import { StartupProblem } from '../startup-problem.ts'
import { connectAlone } from './connection-store.ts'
import { makeBackup } from './make-backup.ts'
import { requireSecret, tellBackup } from './tell-backup.ts'

const USAGE = 'npm run backup -- <file>'

/** `npm run backup -- <file>`: the whole festival in one encrypted file, also while it runs. */
async function main([file, ...others]: string[]): Promise<string> {
  if (file === undefined || file.startsWith('-') || others.length > 0) throw new StartupProblem(USAGE)
  const secret = requireSecret(readConfig(process.env))
  return joinFestival(async (_db, url) => {
    const client = await connectAlone(url)
    try {
      const { path, bytes, facts } = await makeBackup(client, secret, () => resolve(file))
      return `Saved: ${path}\n${tellBackup(facts, bytes)}`
    } finally {
      await client.end().catch(() => undefined)
    }
  })
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (problem) {
  process.stderr.write(`No backup was made. ${problem instanceof Error ? problem.message : problem}\n`)
  process.exitCode = 1
}
