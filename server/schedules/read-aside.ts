import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Festival, ReadSchedule } from './formats/session.ts'
import { Unreadable, type UnreadableReason } from './formats/session.ts'

/** The largest schedules are read in one or two seconds (milliseconds). */
const TIME_LIMIT_MS = 20_000

/** Megabytes. A schedule of 5 MB needs a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/** One at a time: the taps have priority. */
const oneByOne = pLimit(1)

type Answer = { schedule: ReadSchedule } | { reason: UnreadableReason }

/**
 * Reads a schedule in a thread of its own, which is ended when it takes too long or too much memory.
 * @throws Unreadable
 */
export function readAside(
  file: Uint8Array,
  festival: Festival,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<ReadSchedule> {
  return oneByOne(() => readInThread(file, festival, timeLimitMs))
}

async function readInThread(
  file: Uint8Array,
  festival: Festival,
  timeLimitMs: number,
): Promise<ReadSchedule> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { file, festival },
    resourceLimits,
  })
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const giveUp = () => resolve({ reason: 'too-hard' })
  const watchdog = setTimeout(giveUp, timeLimitMs)
  worker.on('message', resolve)
  worker.on('error', giveUp)
  worker.on('exit', giveUp)
  const answer = await promise
  clearTimeout(watchdog)
  await worker.terminate()
  if ('reason' in answer) throw new Unreadable(answer.reason)
  return answer.schedule
}
