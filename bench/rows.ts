import { parseArgs } from 'node:util'
import pg from 'pg'
import { openBenchFestival } from './festival/bench-festival.ts'
import { growthOf, type Measured, measureInTurns, printGrowth, toMeasure } from './load/in-turns.ts'
import { median } from './report/statistics.ts'
import { count, milliseconds, printTable } from './report/table.ts'

const ATTENDEES = 200_000
const ROWS_AT_ONCE = 500_000
const MIB = 2 ** 20

const { values } = parseArgs({
  options: { millions: { type: 'string', default: '1,20' }, rounds: { type: 'string', default: '5' } },
})

/** One festival with a ledger of so many rows. */
interface WithRows extends Measured {
  rows: number
  filledIn: number
  sizes: Map<string, number>
}

await measureInTurns(
  values.millions.split(',').map((millions) => () => open(Number(millions) * 1_000_000)),
  Number(values.rounds),
  report,
)

async function open(rows: number): Promise<WithRows> {
  const begin = performance.now()
  const festival = await openBenchFestival({ attendees: ATTENDEES, interactions: 0 })
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  const sizes = await fill(client, rows).finally(() => client.end())
  const measured = await toMeasure(festival)
  return { ...measured, rows, sizes, filledIn: (performance.now() - begin) / 1000 }
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

function report(all: WithRows[]): void {
  printTable(
    ['rows', 'filled in', 'tap p50', 'growth', 'tap p99', 'leaderboard p50', 'growth'],
    all.map((one) => [
      count(one.rows),
      `${one.filledIn.toFixed(0)} s`,
      milliseconds(median(one.tapMs)),
      `${growthOf('tapMs', one, all).toFixed(2)} ×`,
      milliseconds(median(one.slowMs)),
      milliseconds(median(one.boardMs)),
      `${growthOf('boardMs', one, all).toFixed(2)} ×`,
    ]),
  )
  console.log()
  printTable(
    ['MiB', ...all.map(({ rows }) => `${count(rows)} rows`)],
    [...(all[0]?.sizes.keys() ?? [])].map((name) => [
      name,
      ...all.map(({ sizes }) => count((sizes.get(name) ?? 0) / MIB)),
    ]),
  )
  printGrowth(all)
}
