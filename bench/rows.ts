import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type BenchFestival, openBenchFestival } from './festival/bench-festival.ts'
import { startGetLoad, startTapLoad, type TapLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'
import { median, percentile } from './report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from './report/table.ts'

/** Goal of the project, as for people: twenty times the rows may cost half as much again. */
const MOST_GROWTH = 1.5

const ATTENDEES = 200_000
const ROWS_AT_ONCE = 500_000
const TAPS = 300
const LONGEST_TURN_SECONDS = 60
const READ_SECONDS = 2
/** The board rests for up to a second after a change, and no band is tapped again within 3 seconds. */
const REST_MS = 2_000
const MIB = 2 ** 20

const { values } = parseArgs({
  options: { millions: { type: 'string', default: '1,20' }, rounds: { type: 'string', default: '5' } },
})

/** One festival with a ledger of so many rows. */
interface Measured {
  rows: number
  festival: BenchFestival
  taps: TapLoad
  filledIn: number
  sizes: Map<string, number>
  tapMs: number[]
  slowMs: number[]
  boardMs: number[]
}

const festivals: Measured[] = []
const readers = await startGetLoad()
try {
  for (const millions of values.millions.split(',')) festivals.push(await open(Number(millions) * 1_000_000))
  await printMachine(festivals[0]?.festival.databaseUrl ?? '')
  // The first round only warms them up. Both take turns, so that whatever the machine does meets them alike.
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

async function open(rows: number): Promise<Measured> {
  const begin = performance.now()
  const festival = await openBenchFestival({ attendees: ATTENDEES, interactions: 0 })
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  const sizes = await fill(client, rows).finally(() => client.end())
  const taps = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  const filledIn = (performance.now() - begin) / 1000
  return { rows, festival, taps, filledIn, sizes, tapMs: [], slowMs: [], boardMs: [] }
}

/**
 * Fills the ledger as a festival does: people in any order, every tap with a key of its own. Answers the sizes of the table
 * and of its indexes, in bytes.
 */
async function fill(client: pg.Client, rows: number): Promise<Map<string, number>> {
  await client.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '1GB';
     CREATE TEMP TABLE people AS SELECT id, row_number() OVER () - 1 AS nth FROM attendees;
     ANALYZE people`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE indexname IN ('interactions_of_attendee', 'interactions_idempotency')`,
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  for (let there = 0; there < rows; there += ROWS_AT_ONCE) {
    process.stderr.write(`\r${count(there)} of ${count(rows)} rows `)
    await client.query(
      `INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, idempotency_key, fingerprint,
         occurred_at, recorded_at)
       SELECT p.id, 'tap-tracking', 'tap', 500, 500, gen_random_uuid()::text, md5(n::text), at, at
       FROM (SELECT n, now() - make_interval(secs => ($1::int - n) * 0.06 + 60) AS at,
           hashint8extended(n, 7) & 1073741823 AS h FROM generate_series($2::int, $3::int) n) rows
       JOIN people p ON p.nth = h % $4 ORDER BY n`,
      [rows, there + 1, Math.min(rows, there + ROWS_AT_ONCE), ATTENDEES],
    )
  }
  for (const { definition } of indexes) await client.query(definition)
  process.stderr.write(`\r${' '.repeat(60)}\r`)
  await client.query('VACUUM (ANALYZE) interactions')
  await client.query('CHECKPOINT')
  const sizes = await client.query<{ name: string; size: number }>(
    `SELECT 'table' AS name, pg_table_size('interactions')::float AS size UNION ALL
     SELECT indexrelid::regclass::text, pg_relation_size(indexrelid)::float FROM pg_index
     WHERE indrelid = 'interactions'::regclass`,
  )
  return new Map(sizes.rows.map(({ name, size }) => [name, size]))
}

async function measure(measured: Measured, isWarmUp: boolean): Promise<void> {
  const { festival, taps } = measured
  const tapped = await taps.run({ clients: 1, seconds: LONGEST_TURN_SECONDS, taps: TAPS })
  await wait(REST_MS)
  const path = '/api/leaderboard'
  const read = await readers.run({ url: festival.url, path, clients: 1, seconds: READ_SECONDS })
  if (isWarmUp) return
  measured.tapMs.push(percentile(tapped.latencies, 0.5))
  measured.slowMs.push(percentile(tapped.latencies, 0.99))
  measured.boardMs.push(percentile(read.latencies, 0.5))
}

function report(): void {
  const [smallest] = festivals
  if (smallest === undefined) return
  const growth = (key: 'tapMs' | 'boardMs', measured: Measured) =>
    median(measured[key]) / median(smallest[key])
  printTable(
    ['rows', 'filled in', 'tap p50', 'growth', 'tap p99', 'leaderboard p50', 'growth'],
    festivals.map((measured) => [
      count(measured.rows),
      `${measured.filledIn.toFixed(0)} s`,
      milliseconds(median(measured.tapMs)),
      `${growth('tapMs', measured).toFixed(2)} ×`,
      milliseconds(median(measured.slowMs)),
      milliseconds(median(measured.boardMs)),
      `${growth('boardMs', measured).toFixed(2)} ×`,
    ]),
  )
  console.log()
  printTable(
    ['MiB', ...festivals.map(({ rows }) => `${count(rows)} rows`)],
    [...smallest.sizes.keys()].map((name) => [
      name,
      ...festivals.map(({ sizes }) => count((sizes.get(name) ?? 0) / MIB)),
    ]),
  )
  const worst = Math.max(...festivals.flatMap((each) => [growth('tapMs', each), growth('boardMs', each)]))
  printGoal(`every p50 within ${MOST_GROWTH} × of the smallest: ${worst.toFixed(2)} ×`, worst <= MOST_GROWTH)
}
