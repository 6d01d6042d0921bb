import { faults } from './faults.ts'
import { type FaultResult, runFault } from './run-fault.ts'

/**
 * `npm run faults`: lists what can happen to a festival; with names, or `all`, each of them happens to a fresh live festival
 * under load. Exit code 1 when one of them lost or spoilt something.
 */
async function main(given: string[]): Promise<boolean> {
  const rounds = given.find((one) => one.startsWith('--rounds='))?.slice('--rounds='.length)
  const names = given.filter((one) => !one.startsWith('--'))
  const unknown = names.filter((name) => name !== 'all' && !faults.some((fault) => fault.name === name))
  if (names.length === 0 || unknown.length > 0) {
    for (const name of unknown) print(`There is no fault named ${name}.\n`)
    list()
    return unknown.length === 0
  }
  const results: FaultResult[] = []
  for (const fault of faults.filter(({ name }) => names.includes('all') || names.includes(name))) {
    const result = await runFault(fault, { rounds: rounds === undefined ? undefined : Number(rounds) })
    print(`${result.outcome.padEnd(8)}${fault.name.padEnd(20)}${result.line}`)
    results.push(result)
  }
  return results.every(({ outcome }) => outcome !== 'failed')
}

function list(): void {
  print('npm run faults -- <name> ... | all [--rounds=<number>]\n')
  for (const { name, what } of faults) print(`  ${name.padEnd(20)}${what}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
