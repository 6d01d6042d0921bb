import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startBackup } from '../server/backup/start-backup.ts'
import { openBenchFestival } from './festival/bench-festival.ts'
import { startTapLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'
import { median, percentile } from './report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from './report/table.ts'

/** Goal of the project: beside a running backup the slowest taps take at most twice as long. */
const MOST_RATIO = 2

const { values } = parseArgs({
  options: {
    attendees: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '50' },
  },
})
const order = { clients: 8, rate: Number(values.rate), seconds: Number(values.seconds) }

const folder = await mkdtemp(join(tmpdir(), 'livefest-backups-'))
const festival = await openBenchFestival({ attendees: Number(values.attendees), interactions: 10 })
try {
  await printMachine(festival.databaseUrl)
  const load = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  await load.run(order)
  const latencies: Record<'idle' | 'beside', number[][]> = { idle: [], beside: [] }
  const backups: number[] = []
  // Both take turns, so that whatever else the machine does meets them alike.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    latencies.idle.push((await load.run(order)).latencies)
    const end = new AbortController()
    const backingUp = backUpUntil(end.signal, backups)
    latencies.beside.push((await load.run(order)).latencies)
    end.abort()
    await backingUp
  }
  load.close()
  report(latencies, backups)
} finally {
  await festival.close()
  await rm(folder, { recursive: true, force: true })
}

/** Makes one backup after the other, as the server does: in a process that gives way. */
async function backUpUntil(signal: AbortSignal, took: number[]): Promise<void> {
  const task = { databaseUrl: festival.databaseUrl, folder, secret: 'for measuring alone'.repeat(3) }
  while (!signal.aborted) {
    const begin = performance.now()
    const outcome = await startBackup({ ...task, databaseFolder: undefined, unlessSince: undefined }, signal)
    if (outcome.kind === 'made') took.push(performance.now() - begin)
    else if (!signal.aborted) throw new Error(`No backup was made: ${JSON.stringify(outcome)}`)
  }
}

function report(latencies: Record<'idle' | 'beside', number[][]>, backups: number[]): void {
  const of = (turns: number[][], share: number) => median(turns.map((turn) => percentile(turn, share)))
  const row = (name: string, turns: number[][]) => [
    name,
    count(turns.flat().length),
    milliseconds(of(turns, 0.5)),
    milliseconds(of(turns, 0.99)),
  ]
  printTable(
    ['taps', 'number', 'p50', 'p99'],
    [row('alone', latencies.idle), row('beside backups', latencies.beside)],
  )
  const made = backups.length === 0 ? 'none was done in a turn' : `${milliseconds(median(backups))} each`
  console.log(`\n${order.rate} taps/s; ${count(Number(values.attendees) * 10)} rows; backups: ${made}.`)
  const ratio = of(latencies.beside, 0.99) / of(latencies.idle, 0.99)
  printGoal(
    `p99 beside a backup at most ${MOST_RATIO} times the one alone: ${ratio.toFixed(2)}`,
    ratio <= MOST_RATIO,
  )
}
