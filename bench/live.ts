import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openBenchFestival, residentMemory } from './festival/bench-festival.ts'
import { connectHttp } from './load/http-client.ts'
import type { HeardByAll, ListenOrder } from './load/live-listeners.ts'
import { readTags } from './load/tap-senders.ts'
import { printMachine } from './report/machine.ts'
import { percentile } from './report/statistics.ts'
import { milliseconds, printGoal, printTable } from './report/table.ts'

/** Goal of the project: 95 of 100 taps reach the last of a thousand screens within this time. */
const MOST_P95_MS = 250

/** Between two taps: more than a screen needs, and not in step with anything the server does once a second. */
const GAP_MS = 310

const { values } = parseArgs({
  options: { listeners: { type: 'string', default: '1000' }, taps: { type: 'string', default: '60' } },
})
const listeners = Number(values.listeners)
const taps = Number(values.taps)

const festival = await openBenchFestival({ attendees: 2_000, interactions: 10 })
try {
  await printMachine(festival.databaseUrl)
  await measure()
} finally {
  await festival.close()
}

async function measure(): Promise<void> {
  const child = fork(fileURLToPath(new URL('./load/live-listeners.ts', import.meta.url)))
  child.send({ url: festival.url, listeners } satisfies ListenOrder)
  await once(child, 'message')
  const heard = new Map<string, number>()
  child.on('message', ({ id, at }: HeardByAll) => heard.set(id, at))
  const sent = await tapAll((await readTags(festival.databaseUrl)).slice(0, taps))
  await wait(2_000)
  const memory = await residentMemory(festival.server.pid)
  child.kill()
  report(sent, heard, memory)
}

/** Taps one band after the other; answers when each tap was sent, by the id of its interaction. */
async function tapAll(tags: string[]): Promise<Map<string, number>> {
  const client = await connectHttp(festival.url)
  const sent = new Map<string, number>()
  for (const tag of tags) {
    const body = JSON.stringify({ rfidTagId: tag, installationId: 'now-showing' })
    const at = performance.timeOrigin + performance.now()
    const answer = await client.send(
      `POST /api/tap HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
    sent.set(JSON.parse(answer.body).interaction.id, at)
    await wait(GAP_MS)
  }
  client.close()
  return sent
}

function report(sent: Map<string, number>, heard: Map<string, number>, memory: number): void {
  const times = [...sent].flatMap(([id, at]) => {
    const arrived = heard.get(id)
    return arrived === undefined ? [] : [arrived - at]
  })
  const p95 = percentile(times, 0.95)
  printTable(
    ['listeners', 'taps', 'heard by all', 'p50', 'p95', 'slowest', 'server memory'],
    [
      [
        String(listeners),
        String(sent.size),
        String(times.length),
        milliseconds(percentile(times, 0.5)),
        milliseconds(p95),
        milliseconds(Math.max(...times)),
        `${Math.round(memory)} MiB`,
      ],
    ],
  )
  console.log('\nFrom sending the tap to the event at the last listener.')
  printGoal(
    `every tap heard by all, p95 at most ${MOST_P95_MS} ms`,
    times.length === sent.size && p95 <= MOST_P95_MS,
  )
}
