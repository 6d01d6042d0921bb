import { access } from 'node:fs/promises'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { StartupProblem } from '../startup-problem.ts'
import { checkLedger } from './index.ts'

/** `npm run check:ledger`: proves the numbers, also while the festival is running. Exit code 1 when a rule is broken. */
async function main(): Promise<boolean> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl === undefined ? await joinDatabaseOf(config.dataDir) : undefined
  const db = openDatabase(config.databaseUrl ?? embedded?.url ?? '', () => undefined)
  try {
    const { rows } = await db.$client.query("SELECT to_regclass('interactions') IS NOT NULL AS is_there")
    if (!rows[0]?.is_there) throw new StartupProblem('There is no ledger yet: open the festival first.')
    const findings = await checkLedger(db.$client)
    for (const { rule, broken } of findings)
      say(`${broken === 0 ? 'ok' : `broken ${broken} times`}`.padEnd(18) + rule)
    return findings.every(({ broken }) => broken === 0)
  } finally {
    await db.$client.end()
    await embedded?.stop()
  }
}

/** Joins the database that a running festival uses, or starts it for the moment. */
async function joinDatabaseOf(dataDir: string) {
  await access(dataDir).catch(() => {
    throw new StartupProblem(`There is no festival in ${dataDir} yet.`)
  })
  return startEmbeddedPostgres({ dataDir, log: () => undefined })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (problem) {
  process.stderr.write(
    `The ledger could not be checked: ${problem instanceof Error ? problem.message : problem}\n`,
  )
  process.exitCode = 1
}
