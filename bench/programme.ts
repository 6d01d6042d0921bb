import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openBenchFestival } from './festival/bench-festival.ts'
import { connectHttp, type HttpAnswer } from './load/http-client.ts'
import { startBareServer, startGetLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'
import { median, percentile } from './report/statistics.ts'
import { count, milliseconds, percent, printGoal, printTable } from './report/table.ts'

/** Goals of the project: a programme of 5,000 entries is answered in 50 ms, at half the pace of a bare server. */
const ENTRIES = 5_000
const MOST_P95_MS = 50
const LEAST_RATIO = 0.5

const ROUNDS = 3
const SECONDS = 1
const CLIENTS = 8

const asks = [
  ['whole programme', '/api/activities?language=ja'],
  ['on now', '/api/activities?when=now'],
  ['next', '/api/activities?when=next'],
  ['search', '/api/activities?search=neon%20workshop%2042'],
  ['FAQs', '/api/faqs?language=de'],
] as const

const festival = await openBenchFestival({ attendees: 1_000, interactions: 1 })
try {
  await printMachine(festival.databaseUrl)
  await growProgramme()
  for (const [name, path] of asks) await measure(name, path)
} finally {
  await festival.close()
}

async function measure(name: string, path: string): Promise<void> {
  const [bare, readers] = [await startBareServer(toFixed(await get(path))), await startGetLoad()]
  const order = { path, clients: CLIENTS, seconds: SECONDS }
  const rounds: {
    ours: Awaited<ReturnType<typeof readers.run>>
    bare: Awaited<ReturnType<typeof readers.run>>
  }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const both = {
      ours: await readers.run({ ...order, url: festival.url }),
      bare: await readers.run({ ...order, url: bare.url }),
    }
    // The first round only warms both of them up.
    if (round > 0) rounds.push(both)
  }
  const rate = (key: 'ours' | 'bare') => median(rounds.map((round) => round[key].perSecond))
  const p95 = (key: 'ours' | 'bare') => median(rounds.map((round) => percentile(round[key].latencies, 0.95)))
  const row = (label: string, key: 'ours' | 'bare') => [
    label,
    count(rate(key)),
    milliseconds(p95(key)),
    percent(rate(key) / rate('bare')),
  ]
  printTable(
    [`${name}, ${count(ENTRIES)} entries`, 'requests/s', 'p95', 'ratio'],
    [row('festival', 'ours'), row('bare node:http, same bytes', 'bare')],
  )
  printGoal(`${name}: p95 at most ${MOST_P95_MS} ms`, p95('ours') <= MOST_P95_MS)
  if (path.endsWith('=ja')) {
    printGoal(`at least ${percent(LEAST_RATIO)} of a bare server`, rate('ours') / rate('bare') >= LEAST_RATIO)
  }
  for (const { close } of [bare, readers]) close()
}

/** Fills the knowledge up with a programme of three days, and waits until the server has read it. */
async function growProgramme(): Promise<void> {
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  await client.query(
    `INSERT INTO knowledge_entries (category, title, description, location, tags, starts_at, ends_at, translations)
     SELECT CASE n % 10 WHEN 0 THEN 'general' WHEN 1 THEN 'activation' ELSE 'schedule' END, 'Neon workshop ' || n,
       repeat('Bring a friend and see what happens on this stage. ', 4), 'Hall ' || n % 9, ARRAY['neon', 'free'],
       CASE WHEN n % 10 > 1 THEN timestamptz '2026-12-04 13:00-08' + n * interval '45 s' END,
       CASE WHEN n % 10 > 1 THEN timestamptz '2026-12-04 14:00-08' + n * interval '45 s' END,
       jsonb_build_object('ja', jsonb_build_object('title', 'ネオン教室' || n, 'description', repeat('友だちと来てください。', 8)))
     FROM generate_series((SELECT count(*) + 1 FROM knowledge_entries), $1::int) n`,
    [ENTRIES],
  )
  const told = JSON.stringify({ from: 'bench', changes: [{ topic: 'knowledge' }] })
  await client.query('SELECT pg_notify($1, $2)', ['festival', told])
  await client.end()
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      (await (await fetch(`${festival.url}/api/activities`)).text()).includes(`Neon workshop ${ENTRIES - 1}`)
    )
      return
    await wait(100)
  }
  throw new Error('The server has not read the programme.')
}

async function get(path: string): Promise<HttpAnswer> {
  const client = await connectHttp(festival.url)
  const host = new URL(festival.url).host
  const answer = await client.send(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`)
  client.close()
  return answer
}

/** Every header of the festival's answer, but for those that node:http writes itself. */
function toFixed({ status, head, body }: HttpAnswer) {
  const headers = head
    .split('\r\n')
    .slice(1)
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
  return { status, headers: headers.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name)), body }
}
