import { parentPort, workerData } from 'node:worker_threads'
import { readSchedule } from './formats/read-schedule.ts'
import { type Festival, Unreadable } from './formats/session.ts'

// A thread that reads one schedule: it may be large, or written to keep a program busy.
const { file, festival } = workerData as { file: Uint8Array; festival: Festival }
try {
  parentPort?.postMessage({ schedule: readSchedule(file, festival) })
} catch (problem) {
  if (!(problem instanceof Unreadable)) throw problem
  parentPort?.postMessage({ reason: problem.reason })
}
