import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { systemClock } from '../server/clock.ts'
import { openDatabase } from '../server/db/client.ts'
import { commandLimits } from '../server/db/limits.ts'
import { lookAtLedger } from '../server/points/watch-ledger.ts'
import { openBenchFestival } from './festival/bench-festival.ts'
import { printMachine } from './report/machine.ts'
import { median } from './report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from './report/table.ts'

/** Goal of the project: a look of every minute takes no more than a hundredth of it. */
const MOST_MS = 600

/** Taps of different people between two looks: as many as a busy minute has, at 50 a second. */
const TAPS = 3_000

const { values } = parseArgs({
  options: {
    attendees: { type: 'string', default: '100000' },
    interactions: { type: 'string', default: '10' },
    looks: { type: 'string', default: '9' },
  },
})

const festival = await openBenchFestival({
  attendees: Number(values.attendees),
  interactions: Number(values.interactions),
})
const db = openDatabase(festival.databaseUrl, () => undefined, commandLimits)
// Between two looks an hour passes, so that each of them is due.
let looks = 0
const used: number[] = []
const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + looks * 3_600_000) }
try {
  await printMachine(festival.databaseUrl)
  // Its rows were proved while they came.
  await ask('UPDATE ledger_watch SET checked_to = (SELECT max(id) FROM interactions)')
  const [first, ...times] = [await look(), await look()]
  while (times.length < Number(values.looks)) {
    await ask(
      `SELECT count(add_to_ledger(a, 'tap-tracking', 'tap', 10, NULL, '{}', NULL, NULL, NULL, now(), now())) AS rows
       FROM attendees a WHERE id IN (SELECT id FROM attendees ORDER BY random() LIMIT ${TAPS})`,
    )
    const before = await processorTime()
    times.push(await look())
    used.push((await processorTime()) - before)
  }
  const inMotion = times.slice(1)
  const rows = Number((await ask('SELECT count(*) AS rows FROM interactions'))[0]?.rows)
  printTable(
    ['rows', 'people', 'first look', 'second', 'with 3,000 new rows: median', 'longest', 'processor'],
    [
      [
        count(rows),
        count(Number(values.attendees)),
        milliseconds(first),
        milliseconds(times[0] ?? Number.NaN),
        milliseconds(median(inMotion)),
        milliseconds(Math.max(...inMotion)),
        milliseconds(median(used)),
      ],
    ],
  )
  console.log('\nA look at everybody who tapped, at 1,000 others, at all sums, and at 50,000 old rows.')
  printGoal(
    `a look every minute takes ${MOST_MS} ms of a processor at most: ${milliseconds(median(used))}`,
    median(used) <= MOST_MS,
  )
} finally {
  await db.$client.end()
  await festival.close()
}

async function look(): Promise<number> {
  looks += 1
  const begin = performance.now()
  const broken = await lookAtLedger({ db, clock })
  if (broken === undefined || broken.length > 0) throw new Error(`The ledger: ${JSON.stringify(broken)}`)
  return performance.now() - begin
}

/** Processor time that the connections of this program have used in the database, in milliseconds. */
async function processorTime(): Promise<number> {
  const { rows } = await db.$client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
  )
  let ticks = 0
  for (const { pid } of rows) {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(' ')
    ticks += Number(fields[13] ?? 0) + Number(fields[14] ?? 0)
  }
  return ticks * 10
}

async function ask(text: string) {
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  try {
    return (await client.query<{ rows: string }>(text)).rows
  } finally {
    await client.end()
  }
}
