import { parseArgs } from 'node:util'
import { openBenchFestival } from './festival/bench-festival.ts'
import { startTapLoad, type TapLoad } from './load/load-process.ts'
import type { LoadResult } from './load/tap-load.ts'
import { printMachine } from './report/machine.ts'
import { median, percentile } from './report/statistics.ts'
import { count, milliseconds, percent, printGoal, printTable } from './report/table.ts'

/** Goals of the project: half of the bare award, and 50 ms for 99 of 100 taps at a steady 200 a second. */
const LEAST_RATIO = 0.5
const STEADY_RATE = 200
const MOST_STEADY_MS = 50

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    attendees: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '1,8,32' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const clientCounts = values.clients.split(',').map(Number)

/** What the rounds of one number of clients measured. */
interface Rounds {
  clients: number
  stations: LoadResult[]
  bare: LoadResult[]
}

const festival = await openBenchFestival({ attendees: Number(values.attendees), interactions: 10 })
try {
  await printMachine(festival.databaseUrl)
  const stations = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  const bare = await startTapLoad(festival.databaseUrl, 'bare', festival.databaseUrl)
  await stations.run({ clients: 32, seconds: 3 })
  await bare.run({ clients: 32, seconds: 2 })
  report(await measureRounds(stations, bare))
  const steady = await stations.run({ clients: 32, seconds: 10, rate: STEADY_RATE })
  reportSteady(steady)
  stations.close()
  bare.close()
} finally {
  await festival.close()
}

/** Both take turns, so that whatever else the machine does meets them alike. */
async function measureRounds(stations: TapLoad, bare: TapLoad): Promise<Rounds[]> {
  const measured = clientCounts.map((clients): Rounds => ({ clients, stations: [], bare: [] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { clients, ...results } of measured) {
      results.bare.push(await bare.run({ clients, seconds }))
      results.stations.push(await stations.run({ clients, seconds }))
    }
  }
  return measured
}

function report(measured: Rounds[]): void {
  const ratios = measured.map(
    ({ stations, bare }) => medianOf(stations, perSecond) / medianOf(bare, perSecond),
  )
  printTable(
    ['clients', 'taps/s', 'p50', 'p99', 'bare award/s', 'p50', 'p99', 'ratio'],
    measured.map(({ clients, stations, bare }, index) => [
      String(clients),
      ...[stations, bare].flatMap((results) => [
        count(medianOf(results, perSecond)),
        milliseconds(medianOf(results, (result) => percentile(result.latencies, 0.5))),
        milliseconds(medianOf(results, (result) => percentile(result.latencies, 0.99))),
      ]),
      percent(ratios[index] ?? 0),
    ]),
  )
  console.log(`\nMedians of ${rounds} rounds of ${seconds} s each, both in turns.`)
  printGoal(
    `at least ${percent(LEAST_RATIO)} of the bare award at every number of clients`,
    Math.min(...ratios) >= LEAST_RATIO,
  )
}

function reportSteady({ latencies }: LoadResult): void {
  const p99 = percentile(latencies, 0.99)
  printGoal(
    `p99 at most ${MOST_STEADY_MS} ms at a steady ${STEADY_RATE} taps/s: p50 ${milliseconds(percentile(latencies, 0.5))}, p99 ${milliseconds(p99)}`,
    p99 <= MOST_STEADY_MS,
  )
}

function perSecond(result: LoadResult): number {
  return result.perSecond
}

function medianOf(results: LoadResult[], value: (result: LoadResult) => number): number {
  return median(results.map(value))
}
