import { parseArgs } from 'node:util'
import pg from 'pg'
import { openBenchFestival } from './festival/bench-festival.ts'
import { connectHttp, type HttpAnswer } from './load/http-client.ts'
import { startBareServer, startGetLoad, startTapLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'
import { median, percentile } from './report/statistics.ts'
import { count, milliseconds, percent, printGoal, printTable } from './report/table.ts'

/** Goals of the project: 60 % of a bare server, and one query a second however many look. */
const LEAST_RATIO = 0.6
const MOST_QUERIES_A_SECOND = 1

/** Taps a second that go on meanwhile, so that the board keeps changing. */
const TAP_RATE = 5

const PATH = '/api/leaderboard'
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '32' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const clients = Number(values.clients)

const festival = await openBenchFestival({ attendees: 10_000, interactions: 10 })
try {
  await printMachine(festival.databaseUrl)
  await measure()
} finally {
  await festival.close()
}

async function measure(): Promise<void> {
  const bare = await startBareServer(toFixed(await get({ 'accept-encoding': 'gzip' })))
  const [taps, readers] = [
    await startTapLoad(festival.databaseUrl, 'stations', festival.url),
    await startGetLoad(),
  ]
  const order = { path: PATH, clients, seconds }
  const tapping = taps.run({ clients: 4, rate: TAP_RATE, seconds: 2 * (rounds + 1) * seconds })
  const results: { festival: Awaited<ReturnType<typeof readers.run>>[]; bare: typeof results.festival } = {
    festival: [],
    bare: [],
  }
  const begin = performance.now()
  const queriesBefore = await countRankings()
  for (let round = 0; round <= rounds; round += 1) {
    const fromFestival = await readers.run({ ...order, url: festival.url })
    const fromBare = await readers.run({ ...order, url: bare.url })
    // The first round only warms both of them up.
    if (round > 0) results.festival.push(fromFestival)
    if (round > 0) results.bare.push(fromBare)
  }
  const passed = (performance.now() - begin) / 1000
  const queries = ((await countRankings()) - queriesBefore) / passed
  await tapping
  const perSecond = {
    festival: median(results.festival.map((result) => result.perSecond)),
    bare: median(results.bare.map((result) => result.perSecond)),
  }
  const row = (name: string, key: 'festival' | 'bare') => [
    name,
    count(perSecond[key]),
    milliseconds(median(results[key].map(({ latencies }) => percentile(latencies, 0.5)))),
    milliseconds(median(results[key].map(({ latencies }) => percentile(latencies, 0.99)))),
    percent(perSecond[key] / perSecond.bare),
  ]
  printTable(
    ['server', 'requests/s', 'p50', 'p99', 'ratio'],
    [row('festival', 'festival'), row('bare node:http, same bytes', 'bare')],
  )
  console.log(
    `\n${clients} clients, medians of ${rounds} rounds of ${seconds} s in turns, ${TAP_RATE} taps/s going on, gzip.`,
  )
  printGoal(
    `at least ${percent(LEAST_RATIO)} of a bare server`,
    perSecond.festival / perSecond.bare >= LEAST_RATIO,
  )
  printGoal(
    `at most ${MOST_QUERIES_A_SECOND} ranking query a second: ${queries.toFixed(2)}`,
    queries <= MOST_QUERIES_A_SECOND + 0.02,
  )
  const again = await get({ 'if-none-match': headerOf(await get({}), 'etag') })
  printGoal(
    `304 without a body for an unchanged board: ${again.status}`,
    again.status === 304 && again.body === '',
  )
  for (const { close } of [bare, taps, readers]) close()
}

async function get(headers: Record<string, string>): Promise<HttpAnswer> {
  const client = await connectHttp(festival.url)
  const lines = Object.entries({ host: new URL(festival.url).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const answer = await client.send(`GET ${PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  client.close()
  return answer
}

function headerOf({ head }: HttpAnswer, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

/** Every header of the festival's answer, but for those that node:http writes itself. */
function toFixed({ status, head, body }: HttpAnswer) {
  const lines = head.split('\r\n').slice(1)
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 2),
  ])
  return { status, headers: headers.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name)), body }
}

/** How often the ranking's index was read: once per ranking query, and by nothing else. */
async function countRankings(): Promise<number> {
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  // A connection reports its counters at most once a second, when it is idle.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const { rows } = await client.query<{ scans: number }>(
    `SELECT idx_scan::int AS scans FROM pg_stat_user_indexes WHERE indexrelname = 'attendees_ranking'`,
  )
  await client.end()
  return rows[0]?.scans ?? 0
}
