import { parseArgs } from 'node:util'
import { exportLedger, exportPeople, exportTaps, ROWS_HEADER } from '../contract/exports.ts'
import { type Office, prepareOffice } from './admin/office.ts'
import { type BenchFestival, openBenchFestival, residentMemory } from './festival/bench-festival.ts'
import { startTapLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'
import { percentile } from './report/statistics.ts'
import { count, milliseconds, printTable } from './report/table.ts'

/** How often the memory of the server is looked at (milliseconds). */
const LOOK_MS = 100

/** What stations send meanwhile. */
const TAPS_A_SECOND = 20

const { values } = parseArgs({
  options: {
    attendees: { type: 'string', default: '100000' },
    interactions: { type: 'string', default: '1000000' },
    formats: { type: 'string', default: 'csv,jsonl' },
  },
})
const attendees = Number(values.attendees)
const interactions = Math.ceil(Number(values.interactions) / attendees)

/** A file that was read to its end. */
interface Received {
  bytes: number
  lines: number
  firstMs: number
  seconds: number
}

const festival = await openBenchFestival({ attendees, interactions })
try {
  await printMachine(festival.databaseUrl)
  const office = await prepareOffice(festival)
  const load = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  // The first taps and the first file compile what the later ones use.
  await load.run({ clients: 4, seconds: 2, rate: TAPS_A_SECOND })
  await receive(office, `${exportPeople.url}?format=csv`)
  const rows = []
  for (const { url } of [exportLedger, exportTaps, exportPeople])
    for (const format of values.formats.split(','))
      rows.push(await measure(`${url}?format=${format}`, office, load))
  load.close()
  printTable(
    ['file', 'lines', 'size', 'first byte', 'time', 'lines/s', 'memory before', 'at most', 'taps p99'],
    rows,
  )
  console.log(`\nThe memory is that of the server, while ${TAPS_A_SECOND} taps a second come in.`)
} finally {
  await festival.close()
}

async function measure(
  path: string,
  office: Office,
  load: Awaited<ReturnType<typeof startTapLoad>>,
): Promise<string[]> {
  const before = await residentMemory(festival.server.pid)
  const memory = watchMemory(festival)
  // Longer than any file takes: what is left of it is waited for.
  let isDone = false
  const file = receive(office, path).finally(() => {
    isDone = true
  })
  const latencies: number[] = []
  while (!isDone) {
    const turn = await load.run({ clients: 4, seconds: 1, rate: TAPS_A_SECOND, countsRefused: true })
    latencies.push(...turn.latencies)
  }
  const { bytes, lines, firstMs, seconds } = await file
  return [
    path.replace('/api/admin/exports/', '').replace('?format=', '.'),
    count(lines),
    `${count(bytes / 2 ** 20)} MiB`,
    milliseconds(firstMs),
    `${seconds.toFixed(1)} s`,
    count(lines / seconds),
    `${count(before)} MiB`,
    `${count(memory.most())} MiB`,
    milliseconds(percentile(latencies, 0.99)),
  ]
}

/** Reads a file as fast as it comes and keeps nothing of it. */
async function receive({ url, headers }: Office, path: string): Promise<Received> {
  const begin = performance.now()
  const answer = await fetch(`${url}${path}`, { headers })
  if (!answer.ok || answer.body === null) throw new Error(`${path}: ${await answer.text()}`)
  const received = { bytes: 0, lines: 0, firstMs: 0 }
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    received.firstMs ||= performance.now() - begin
    received.bytes += piece.length
    for (const byte of piece) if (byte === 10) received.lines += 1
  }
  const rows = Number(answer.headers.get(ROWS_HEADER))
  if (received.lines < rows) throw new Error(`${path} has ${received.lines} lines of ${rows} rows`)
  return { ...received, seconds: (performance.now() - begin) / 1000 }
}

/** Follows the memory of the server from now on; told once, it looks no more. */
function watchMemory({ server }: BenchFestival): { most(): number } {
  let most = 0
  const timer = setInterval(async () => {
    most = Math.max(most, await residentMemory(server.pid).catch(() => 0))
  }, LOOK_MS)
  return {
    most() {
      clearInterval(timer)
      return most
    },
  }
}
