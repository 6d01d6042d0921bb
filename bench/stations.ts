import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openBenchFestival } from './festival/bench-festival.ts'
import { pairStations } from './festival/pair-stations.ts'
import { startTapLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'
import { percentile } from './report/statistics.ts'
import { milliseconds, printGoal, printTable } from './report/table.ts'

/** Goal of the project, at this rate of taps. */
const RATE = 40
const MOST_P99_MS = 50

/** A station at work tells more often than every half minute: whenever something changes. */
const HEARTBEAT_MS = 5_000

const { values } = parseArgs({
  options: { stations: { type: 'string', default: '30' }, seconds: { type: 'string', default: '30' } },
})
const stations = Number(values.stations)
const seconds = Number(values.seconds)

const festival = await openBenchFestival({ attendees: 20_000, interactions: 10 })
try {
  await printMachine(festival.databaseUrl)
  await measure()
} finally {
  await festival.close()
}

async function measure(): Promise<void> {
  const load = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  const order = { clients: stations, rate: RATE }
  await load.run({ ...order, seconds: 3 })
  // What the machine gives at this hour: a demo's browsers, of which nothing is asked.
  const open = await load.run({ ...order, seconds })
  const cookies = await pairStations(festival, 'tap-tracking', stations)
  const stop = new AbortController()
  const beating = Promise.all(cookies.map((cookie, index) => beat(cookie, index, stop.signal)))
  const paired = await load.run({ ...order, seconds, cookies })
  stop.abort()
  const heartbeats = (await beating).flat()
  load.close()
  report(open.latencies, paired.latencies, heartbeats, await countRows())
}

/** One station's heartbeats, not in step with the others; answers how long each took. */
async function beat(cookie: string, index: number, stop: AbortSignal): Promise<number[]> {
  const latencies: number[] = []
  const rest = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stop }).catch(() => undefined)
  await rest((index * HEARTBEAT_MS) / stations)
  for (let count = 0; !stop.aborted; count += 1) {
    const sent = performance.now()
    const answer = await fetch(`${festival.url}/api/kiosks/me/heartbeat`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 'bench', pendingTaps: count % 3, clockOffsetMs: index }),
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    latencies.push(performance.now() - sent)
    await rest(HEARTBEAT_MS)
  }
  return latencies
}

/** Rows of the ledger that name a station. */
async function countRows(): Promise<number> {
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM interactions WHERE caused_by IN (SELECT id FROM stations)',
  )
  await client.end()
  return rows[0]?.count ?? 0
}

function report(open: number[], taps: number[], heartbeats: number[], rows: number): void {
  const line = (what: string, latencies: number[]) => [
    what,
    String(latencies.length),
    milliseconds(percentile(latencies, 0.5)),
    milliseconds(percentile(latencies, 0.99)),
    milliseconds(Math.max(...latencies)),
  ]
  printTable(
    ['', 'count', 'p50', 'p99', 'slowest'],
    [
      line('taps of any browser', open),
      line('taps of paired stations', taps),
      line('heartbeats', heartbeats),
    ],
  )
  console.log(
    `\n${stations} paired stations, ${RATE} taps/s for ${seconds} s; ${rows} rows name their station.`,
  )
  printGoal(
    `tap p99 at most ${MOST_P99_MS} ms, and every tap names its station`,
    percentile(taps, 0.99) <= MOST_P99_MS && rows >= taps.length,
  )
}
