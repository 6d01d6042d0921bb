import { joinFestival } from '../db/join-festival.ts'
import { checkLedger } from './index.ts'

/** `npm run check:ledger`: proves the numbers, also while the festival is running. Exit code 1 when a rule is broken. */
async function main(): Promise<boolean> {
  const findings = await joinFestival((db) => checkLedger(db))
  for (const { rule, broken } of findings) {
    print(`${broken === 0 ? 'ok' : `broken ${broken} times`}`.padEnd(18) + rule)
  }
  return findings.every(({ broken }) => broken === 0)
}

function print(line: string): void {
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
