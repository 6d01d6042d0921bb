import { parseArgs } from 'node:util'
import { processorSeconds } from './festival/bench-festival.ts'
import { openLiveFestival, pairPhones } from './festival/live-festival.ts'
import { pairStations } from './festival/pair-stations.ts'
import type { CrowdOrder, CrowdResult } from './load/crowd-load.ts'
import type { ScriptOrder, ScriptResult } from './load/hostile-script.ts'
import { startLoad, startTapLoad } from './load/load-process.ts'
import type { LoadResult } from './load/tap-load.ts'
import { printMachine } from './report/machine.ts'
import { percentile } from './report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from './report/table.ts'

/** Goals of the project: taps of paired stations, with a crowd and a script beside them; nobody of the crowd refused. */
const MOST_P99_MS = 50
const STATIONS = 10

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    rest: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    connections: { type: 'string', default: '64' },
    disguised: { type: 'boolean', default: false },
  },
})
const [people, seconds, rate] = [Number(values.people), Number(values.seconds), Number(values.rate)]

/** What was measured in one round. */
interface Round {
  crowd: CrowdResult
  taps: LoadResult
  script: ScriptResult | undefined
  /** Processor time of the server. */
  seconds: number
}

const festival = await openLiveFestival(20_000)
try {
  await printMachine(festival.databaseUrl)
  await measure()
} finally {
  await festival.close()
}

async function measure(): Promise<void> {
  const { url, databaseUrl } = festival
  const cookies = await pairStations(festival, 'tap-tracking', STATIONS)
  const phones = await pairPhones(festival, Math.floor(people / 5))
  const crowd = await startLoad<CrowdOrder, CrowdResult>('crowd-load.ts')
  const script = await startLoad<ScriptOrder, ScriptResult>('hostile-script.ts')
  const taps = await startTapLoad(databaseUrl, 'stations', url)
  const round = async (length: number, isAttacked: boolean): Promise<Round> => {
    const order = { connections: Number(values.connections), isDisguised: values.disguised }
    const before = await processorSeconds(festival.server.pid)
    const [seen, tapped, stopped] = await Promise.all([
      crowd.run({ url, people, phones, seconds: length, restSeconds: Number(values.rest) }),
      taps.run({ clients: STATIONS, rate, seconds: length, cookies, countsRefused: true }),
      isAttacked ? script.run({ url, seconds: length, ...order }) : undefined,
    ])
    const used = (await processorSeconds(festival.server.pid)) - before
    return { crowd: seen, taps: tapped, script: stopped, seconds: used }
  }
  // Everybody arrives.
  await round(Math.min(seconds, 2 * Number(values.rest)), false)
  const alone = await round(seconds, false)
  const attacked = await round(seconds, true)
  for (const process of [crowd, script, taps]) process.close()
  report(alone, attacked)
}

function report(alone: Round, attacked: Round): void {
  const rows = Object.keys(attacked.crowd).map((what) => [
    what,
    ...[alone, attacked].flatMap(({ crowd }) =>
      line(crowd[what]?.latencies ?? [], crowd[what]?.refused ?? 0),
    ),
  ])
  const stations = [
    'taps of stations',
    ...[alone, attacked].flatMap(({ taps }) => line(taps.latencies, taps.refused)),
  ]
  const head = ['calls', 'p50', 'p99', 'refused']
  printTable(['', ...head, ...head.map((title) => `${title}, attacked`)], [stations, ...rows])
  console.log(
    `\n${people} people and ${STATIONS} stations (${rate} taps/s) at one address, ${seconds} s each.`,
  )
  console.log(
    `Processor time of the server: ${alone.seconds.toFixed(1)} s, attacked ${attacked.seconds.toFixed(1)} s.\n`,
  )
  printTable(
    ['the script asked for', 'calls', 'let through', 'refused: 429 or 503', 'nobody’s: other 4xx'],
    Object.entries(attacked.script ?? {}).map(([what, statuses]) => {
      const sum = (matches: (status: number) => boolean) =>
        Object.entries(statuses).reduce(
          (all, [status, calls]) => all + (matches(Number(status)) ? calls : 0),
          0,
        )
      const isLimit = (status: number) => status === 429 || status === 503
      return [
        what,
        count(sum(() => true)),
        count(sum((status) => status < 400)),
        count(sum(isLimit)),
        count(sum((status) => status >= 400 && !isLimit(status))),
      ]
    }),
  )
  const p99 = percentile(attacked.taps.latencies, 0.99)
  const refused = Object.values(attacked.crowd).reduce((all, calls) => all + calls.refused, 0)
  console.log()
  printGoal(
    `every tap awarded and p99 at most ${MOST_P99_MS} ms beside the script: ${milliseconds(p99)}`,
    p99 <= MOST_P99_MS && attacked.taps.refused === 0,
  )
  printGoal(`nobody of the crowd is refused beside the script: ${refused} were`, refused === 0)
}

function line(latencies: number[], refused: number): string[] {
  return [
    count(latencies.length),
    milliseconds(percentile(latencies, 0.5)),
    milliseconds(percentile(latencies, 0.99)),
    count(refused),
  ]
}
