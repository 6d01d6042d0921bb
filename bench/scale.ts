import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BenchFestival, openBenchFestival, residentMemory } from './festival/bench-festival.ts'
import { startGetLoad, startTapLoad, type TapLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'
import { median, percentile } from './report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from './report/table.ts'

/** Goals of the project: a thousand times the people may cost half as much again, in 300 MB. */
const MOST_GROWTH = 1.5
const MOST_MEMORY_MIB = 300

/** The load has half of a thousand bands: so many taps a turn, and none of them meets the 3-second rule. */
const TAPS = 300
const LONGEST_TURN_SECONDS = 60
const READ_SECONDS = 2

/** The board rests for up to a second after a change, and no band is tapped again within 3 seconds. */
const REST_MS = 2_000

const { values } = parseArgs({
  options: { max: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '9' } },
})
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= Number(values.max))

/** One festival with the loads that know its bands. */
interface Measured {
  size: number
  festival: BenchFestival
  taps: TapLoad
  loadedIn: number
  tapMs: number[]
  boardMs: number[]
  memory: number
}

const festivals: Measured[] = []
const readers = await startGetLoad()
try {
  for (const size of sizes) festivals.push(await open(size))
  await printMachine(festivals[0]?.festival.databaseUrl ?? '')
  // The first round only warms them up. All sizes take turns, so that whatever the machine does meets them alike.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const measured of festivals) await measure(measured, round === 0)
  }
  report()
} finally {
  readers.close()
  for (const { festival, taps } of festivals) {
    taps.close()
    await festival.close()
  }
}

async function open(size: number): Promise<Measured> {
  const begin = performance.now()
  const festival = await openBenchFestival({ attendees: size, interactions: 10 })
  const loadedIn = (performance.now() - begin) / 1000
  const taps = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  return { size, festival, taps, loadedIn, tapMs: [], boardMs: [], memory: 0 }
}

async function measure(measured: Measured, isWarmUp: boolean): Promise<void> {
  const { festival, taps } = measured
  const tapped = await taps.run({ clients: 1, seconds: LONGEST_TURN_SECONDS, taps: TAPS })
  await wait(REST_MS)
  const read = await readers.run({
    url: festival.url,
    path: '/api/leaderboard',
    clients: 1,
    seconds: READ_SECONDS,
  })
  measured.memory = Math.max(measured.memory, await residentMemory(festival.server.pid))
  if (isWarmUp) return
  measured.tapMs.push(percentile(tapped.latencies, 0.5))
  measured.boardMs.push(percentile(read.latencies, 0.5))
}

function report(): void {
  const [smallest] = festivals
  if (smallest === undefined) return
  const growth = (key: 'tapMs' | 'boardMs', measured: Measured) =>
    median(measured[key]) / median(smallest[key])
  printTable(
    ['attendees', 'interactions', 'loaded in', 'tap p50', 'growth', 'leaderboard p50', 'growth', 'memory'],
    festivals.map((measured) => [
      count(measured.size),
      count(measured.size * 10),
      `${measured.loadedIn.toFixed(0)} s`,
      milliseconds(median(measured.tapMs)),
      `${growth('tapMs', measured).toFixed(2)} ×`,
      milliseconds(median(measured.boardMs)),
      `${growth('boardMs', measured).toFixed(2)} ×`,
      `${Math.round(measured.memory)} MiB`,
    ]),
  )
  console.log(
    `\nOne station, then one reader of the leaderboard; medians of ${values.rounds} rounds, the sizes in turns.`,
  )
  const worst = Math.max(...festivals.flatMap((each) => [growth('tapMs', each), growth('boardMs', each)]))
  const memory = Math.max(...festivals.map((each) => each.memory))
  printGoal(`every p50 within ${MOST_GROWTH} × of the smallest: ${worst.toFixed(2)} ×`, worst <= MOST_GROWTH)
  printGoal(`the server within ${MOST_MEMORY_MIB} MiB: ${Math.round(memory)} MiB`, memory <= MOST_MEMORY_MIB)
}
