import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { StartupProblem } from '../startup-problem.ts'
import { examineBackup, type Restored, restoreBackup } from './restore-backup.ts'
import { requireSecret, tellBackup } from './tell-backup.ts'

const USAGE = 'npm run restore -- [--check] <file>'

/** `npm run restore -- <file>`: brings a backup into an empty festival; with `--check` it only looks at the file. */
async function main(given: string[]): Promise<string> {
  const isCheck = given[0] === '--check'
  const [file, ...others] = isCheck ? given.slice(1) : given
  if (file === undefined || file.startsWith('-') || others.length > 0) throw new StartupProblem(USAGE)
  const config = readConfig(process.env)
  const secret = requireSecret(config)
  const backup = await examineBackup(resolve(file), secret)
  const what = tellBackup(backup.header, backup.bytes)
  if (isCheck) return `The backup is whole, and SECRET opens it.\n${what}`
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: print })
      : undefined
  try {
    print(`Restoring ${what}`)
    return tellRestored(await restoreBackup(embedded?.url ?? config.databaseUrl ?? '', backup, secret))
  } finally {
    await embedded?.stop()
  }
}

function tellRestored({ rows, broken }: Restored): string {
  const count = (table: string) => (rows.get(table) ?? 0).toLocaleString('en')
  const ledger =
    broken.length === 0
      ? 'The ledger keeps every rule.'
      : `The ledger breaks rules, as it did in the backup: ${broken.join('; ')}. npm run check:ledger says more.`
  return [
    `Restored: ${count('attendees')} attendees, ${count('interactions')} rows of the ledger, ${count('stations')} stations.`,
    ledger,
    'Start the server at the same address as before. Stations send again what they sent since; nothing counts twice.',
    'Once more by hand: what was registered, linked, given as a bonus, handed over or erased after that moment.',
  ].join('\n')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  print(await main(process.argv.slice(2)))
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`)
  process.exitCode = 1
}
