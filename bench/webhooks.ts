import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { prepareOffice } from './admin/office.ts'
import { openBenchFestival } from './festival/bench-festival.ts'
import { startTapLoad } from './load/load-process.ts'
import type { LoadResult } from './load/tap-load.ts'
import { printMachine } from './report/machine.ts'
import { median, percentile } from './report/statistics.ts'
import { count, milliseconds, percent, printTable } from './report/table.ts'
import { addWebhook, type Listener, openListener } from './webhooks/listeners.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    attendees: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '8' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)

/** Who is told of the taps: nobody, a program that takes every message, or one that takes it and never answers. */
const cases = ['no webhook', 'one that listens', 'one that hangs'] as const
type Case = (typeof cases)[number]

/** What the turns of one case measured. */
interface Turns {
  taps: LoadResult[]
  /** Messages that were delivered, or tried, in a second. */
  heard: number[]
}

process.env.NODE_FLAGS = `--import=${fileURLToPath(new URL('./webhooks/ask-inside.ts', import.meta.url))}`
const listeners: Partial<Record<Case, Listener>> = {
  'one that listens': await openListener('answers'),
  'one that hangs': await openListener('hangs'),
}
const festival = await openBenchFestival({ attendees: Number(values.attendees), interactions: 10 })
const client = new pg.Client({ connectionString: festival.databaseUrl })
await client.connect()
try {
  await printMachine(festival.databaseUrl)
  const office = await prepareOffice(festival)
  for (const name of cases) if (listeners[name]) await addWebhook(office, name, listeners[name].url)
  await client.query("UPDATE webhooks SET url = replace(url, 'https:', 'http:')")
  process.kill(festival.server.pid, 'SIGUSR2')
  const load = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  await turnTo('no webhook')
  await load.run({ clients: Number(values.clients), seconds: 3 })
  const measured = new Map(cases.map((name): [Case, Turns] => [name, { taps: [], heard: [] }]))
  // All take turns, so that whatever else the machine does meets them alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, turns] of measured) {
      await turnTo(name)
      const before = listeners[name]?.heard() ?? 0
      turns.taps.push(await load.run({ clients: Number(values.clients), seconds }))
      turns.heard.push(((listeners[name]?.heard() ?? 0) - before) / seconds)
    }
  }
  report(measured)
  load.close()
} finally {
  await client.end()
  await festival.close()
  for (const listener of Object.values(listeners)) listener.close()
}

/** Lets one webhook listen and no other, with nothing that waits from before. */
async function turnTo(name: Case): Promise<void> {
  await client.query('DELETE FROM webhook_deliveries')
  await client.query(
    `UPDATE webhooks SET is_active = name = $1, off_reason = CASE WHEN name = $1 THEN NULL ELSE 'by-hand' END,
       failures = 0, failing_since = NULL, rest_until = NULL`,
    [name],
  )
}

function report(measured: ReadonlyMap<Case, Turns>): void {
  const [alone] = [...measured.values()].map(({ taps }) => medianOf(taps, ({ perSecond }) => perSecond))
  printTable(
    ['taps with', 'taps/s', 'ratio', 'p50', 'p99', 'messages/s'],
    [...measured].map(([name, { taps, heard }]) => {
      const perSecond = medianOf(taps, (result) => result.perSecond)
      return [
        name,
        count(perSecond),
        percent(perSecond / (alone ?? Number.NaN)),
        milliseconds(medianOf(taps, ({ latencies }) => percentile(latencies, 0.5))),
        milliseconds(medianOf(taps, ({ latencies }) => percentile(latencies, 0.99))),
        count(median(heard)),
      ]
    }),
  )
  console.log(
    `\n${values.clients} clients; medians of ${rounds} rounds of ${seconds} s each, the three in turns. Messages are those that reached the listener.`,
  )
}

function medianOf(results: LoadResult[], value: (result: LoadResult) => number): number {
  return median(results.map(value))
}
