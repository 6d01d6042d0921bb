import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { Reading } from '../port.ts'
import { loadModels } from './models.ts'
import { readPhoto } from './read-photo.ts'

/** A photo on its way to the thread. */
export interface Task {
  number: number
  jpeg: Uint8Array
}

/** What the thread says: that it is ready, or what became of a photo. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'read'; number: number; reading: Reading }
  | { kind: 'unreadable'; number: number; reason: string }

// Photos differ, so that nothing would ever be found in sharp's cache; and its own threads would compete with taps.
sharp.cache(false)
sharp.concurrency(1)

const models = await loadModels()
parentPort?.on('message', (task: Task) => void work(task))
send({ kind: 'ready' })

async function work({ number, jpeg }: Task): Promise<void> {
  try {
    send({ kind: 'read', number, reading: await readPhoto(models, Buffer.from(jpeg)) })
  } catch (problem) {
    send({ kind: 'unreadable', number, reason: problem instanceof Error ? problem.message : 'unknown' })
  }
}

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message)
}
