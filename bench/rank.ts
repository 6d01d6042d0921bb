import { parseArgs } from 'node:util'
import pg from 'pg'
import { openBenchFestival } from './festival/bench-festival.ts'
import { connectHttp } from './load/http-client.ts'
import { startTapLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'
import { percentile } from './report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from './report/table.ts'

/** Goal of the project: whoever opens their profile among a million people has their place at once. */
const MOST_MS = 20

/** Taps a second that go on meanwhile, so that places keep changing. */
const TAP_RATE = 20

const { values } = parseArgs({
  options: {
    attendees: { type: 'string', default: '1000000' },
    profiles: { type: 'string', default: '2000' },
  },
})
const profiles = Number(values.profiles)

const festival = await openBenchFestival({ attendees: Number(values.attendees), interactions: 2 })
try {
  await printMachine(festival.databaseUrl)
  await measure(await openSessions())
} finally {
  await festival.close()
}

/** Visits of people from all over the ranking. */
async function openSessions(): Promise<string[]> {
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO sessions (id, attendee_id)
     SELECT md5(random()::text), id FROM (SELECT id FROM attendees ORDER BY md5(id) LIMIT $1) people RETURNING id`,
    [profiles],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

async function measure(sessions: string[]): Promise<void> {
  const taps = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  const tapping = taps.run({ clients: 2, rate: TAP_RATE, seconds: 60 })
  const client = await connectHttp(festival.url)
  const latencies: number[] = []
  const begin = performance.now()
  for (const id of sessions) {
    const asked = performance.now()
    const answer = await client.send(
      `GET /api/sessions/${id}/profile HTTP/1.1\r\nhost: ${new URL(festival.url).host}\r\n\r\n`,
    )
    if (answer.status !== 200) throw new Error(`A profile was refused: ${answer.body}`)
    latencies.push(performance.now() - asked)
    // Spread over several counts of the totals.
    if (performance.now() - begin > 50_000) break
  }
  client.close()
  const [first = 0, ...later] = latencies
  const p95 = percentile(later, 0.95)
  printTable(
    ['attendees', 'profiles', 'first', 'p50', 'p95', 'p99'],
    [
      [
        count(Number(values.attendees)),
        count(later.length),
        milliseconds(first),
        milliseconds(percentile(later, 0.5)),
        milliseconds(p95),
        milliseconds(percentile(later, 0.99)),
      ],
    ],
  )
  console.log(`\nWhole profiles over HTTP, one after another, ${TAP_RATE} taps/s going on.`)
  printGoal(`a profile with its place within ${MOST_MS} ms (p95): ${milliseconds(p95)}`, p95 <= MOST_MS)
  taps.close()
  await tapping.catch(() => undefined)
}
