import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createLocalReader } from '../server/providers/emotion/local/local-reader.ts'
import type { EmotionReader } from '../server/providers/emotion/port.ts'
import { derivePhotos } from './aura/derived-photos.ts'
import { startPhotoLoad } from './aura/photo-load.ts'
import { openBenchFestival, residentMemory } from './festival/bench-festival.ts'
import { startTapLoad } from './load/load-process.ts'
import { readTags } from './load/tap-senders.ts'
import { printMachine } from './report/machine.ts'
import { median, percentile } from './report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from './report/table.ts'

/** Goals of the project on two processors (issue 6). */
const MOST_PHOTO_MS = 1_500
const MOST_TAP_RATIO = 2
const MOST_MEMORY = 600

/** Photos in flight while taps are measured, and taps a second. */
const AT_ONCE = 10
const TAP_RATE = 100

/** Measured so often: a hiccup of the disk in one of them decides nothing. */
const ROUNDS = 5

const { values } = parseArgs({
  options: { photos: { type: 'string', default: '20' }, seconds: { type: 'string', default: '10' } },
})
const photos = Number(values.photos)
const seconds = Number(values.seconds)

const smiling = await readFile(new URL('../test/faces/smiling.jpg', import.meta.url))
const festival = await openBenchFestival({ attendees: 5_000, interactions: 2 })
try {
  await printMachine(festival.databaseUrl)
  await measureTaps()
} finally {
  await festival.close()
}
for (const threads of [1, 2]) await measureReader(threads)
await readDerived()

/** Taps beside ten photos in flight, and memory after them; on a festival as visitors meet it. */
async function measureTaps(): Promise<void> {
  const taps = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  const run = async (length: number) => {
    const { latencies } = await taps.run({ clients: 8, seconds: length, rate: TAP_RATE })
    return [0.5, 0.95, 0.99].map((share) => percentile(latencies, share))
  }
  await run(3)
  const before = await residentMemory(festival.server.pid)
  const alone: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) alone.push(await run(seconds))
  // The taps use the even wristbands.
  const others = (await readTags(festival.databaseUrl)).filter((_, index) => index % 2 === 1)
  const load = await startPhotoLoad(festival.url, others, AT_ONCE)
  await wait(5_000)
  const beside: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) beside.push(await run(seconds))
  const memory = await residentMemory(festival.server.pid)
  const { latencies, refused } = await load.stop()
  taps.close()

  const [idle, busy] = [medians(alone), medians(beside)]
  printTable(
    [`${TAP_RATE} taps/s, median of ${ROUNDS}`, 'p50', 'p95', 'p99'],
    [
      ['alone', ...idle.map(milliseconds)],
      [`beside ${AT_ONCE} photos`, ...busy.map(milliseconds)],
    ],
  )
  const ratio = (busy[2] ?? Number.NaN) / (idle[2] ?? Number.NaN)
  printGoal(
    `tap p99 at most ${MOST_TAP_RATIO} times as long beside photos: ${ratio.toFixed(1)}`,
    ratio <= MOST_TAP_RATIO,
  )
  console.log(
    `${latencies.length} photos with ${AT_ONCE} at once, p50 ${milliseconds(percentile(latencies, 0.5))}, p95 ${milliseconds(percentile(latencies, 0.95))}; ${refused} refused (visitors under 18)`,
  )
  printGoal(
    `at most ${MOST_MEMORY} MiB of memory: ${count(before)} before the first photo, ${count(memory)} meanwhile`,
    memory <= MOST_MEMORY,
  )
}

/** The median of each column. */
function medians(rounds: number[][]): number[] {
  return [0, 1, 2].map((column) => median(rounds.map((row) => row[column] ?? Number.NaN)))
}

/** Photos of 1920x1080 one after the other, and as many a minute as these threads read. */
async function measureReader(threads: number): Promise<void> {
  const reader = createLocalReader({ threads, onProblem: console.error })
  await Promise.all(Array.from({ length: threads }, () => reader.read(smiling)))
  const alone: number[] = []
  for (let photo = 0; photo < photos; photo += 1) alone.push(await timeOf(reader))
  const began = performance.now()
  await Promise.all(Array.from({ length: threads * 10 }, () => reader.read(smiling)))
  const perMinute = (threads * 10 * 60_000) / (performance.now() - began)
  await reader.close()
  const p95 = percentile(alone, 0.95)
  console.log(
    `\n${threads} ${threads === 1 ? 'thread' : 'threads'}: ${count(perMinute)} photos a minute, one photo p50 ${milliseconds(percentile(alone, 0.5))}`,
  )
  printGoal(
    `p95 of a photo of 1920x1080 at most ${MOST_PHOTO_MS} ms: ${milliseconds(p95)}`,
    p95 <= MOST_PHOTO_MS,
  )
}

async function timeOf(reader: EmotionReader): Promise<number> {
  const began = performance.now()
  await reader.read(smiling)
  return performance.now() - began
}

/** What the reader makes of difficult photos. */
async function readDerived(): Promise<void> {
  const reader = createLocalReader({ threads: 1, onProblem: console.error })
  const rows: string[][] = []
  let right = 0
  for (const { name, jpeg, shows } of await derivePhotos()) {
    const reading = await reader.read(jpeg)
    const isRight = reading.outcome === shows
    if (isRight) right += 1
    const emotion =
      reading.outcome === 'one-face' ? `${reading.topEmotion} ${reading.emotions[0]?.confidence} %` : ''
    rows.push([name, shows, isRight ? 'right' : reading.outcome, emotion])
  }
  await reader.close()
  console.log()
  printTable(['photo', 'shows', 'read', 'expression'], rows)
  printGoal(`every one of ${rows.length} difficult photos is counted right: ${right}`, right === rows.length)
}
