import { parentPort, Worker } from 'node:worker_threads'

/** Paints a picture from its content, as a JPEG. @throws Error when it cannot be painted */
export type Painter<Content> = (content: Content) => Promise<Buffer>

/** So long a studio keeps its letters at hand after the last picture (milliseconds). */
const OPEN_MS = 60_000

/** A picture leaves much behind that is swept up soon (megabytes). */
const SMALL = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 }

type Told = { number: number } & ({ jpeg: Uint8Array } | { problem: string })

interface Order {
  resolve(jpeg: Buffer): void
  reject(problem: Error): void
}

/**
 * A thread of its own in which pictures are painted, one after the other: outlines of letters take a third of a second,
 * in which no tap could be heard. It starts with its first picture and closes when nobody wants another one.
 * @param program the thread's program, which calls `paintHere`
 */
export function openStudio<Content>(program: URL): Painter<Content> {
  let thread: Worker | undefined
  let closing: NodeJS.Timeout | undefined
  let number = 0
  const orders = new Map<number, Order>()

  const open = (): Worker => {
    const worker = new Worker(program, { resourceLimits: SMALL })
    const end = (cause: unknown) => {
      if (thread === worker) thread = undefined
      for (const { reject } of orders.values()) reject(new Error('the studio broke', { cause }))
      orders.clear()
    }
    worker.on('message', (told: Told) => {
      const order = orders.get(told.number)
      orders.delete(told.number)
      if ('jpeg' in told) order?.resolve(Buffer.from(told.jpeg))
      else order?.reject(new Error(`a picture could not be painted: ${told.problem}`))
      if (orders.size === 0) closing = setTimeout(close, OPEN_MS).unref()
    })
    worker.on('error', end)
    worker.on('exit', end)
    // A festival closes without waiting for its pictures.
    worker.unref()
    return worker
  }
  const close = () => {
    const worker = thread
    thread = undefined
    void worker?.terminate()
  }
  return (content) =>
    new Promise((resolve, reject) => {
      clearTimeout(closing)
      thread ??= open()
      number += 1
      orders.set(number, { resolve, reject })
      thread.postMessage({ number, content })
    })
}

/** Makes a thread a studio: it paints what it is sent. */
export function paintHere<Content>(paint: Painter<Content>): void {
  let turn: Promise<void> = Promise.resolve()
  parentPort?.on('message', ({ number, content }: { number: number; content: Content }) => {
    turn = turn.then(async () => parentPort?.postMessage({ number, ...(await attempt(paint, content)) }))
  })
}

async function attempt<Content>(paint: Painter<Content>, content: Content) {
  try {
    return { jpeg: await paint(content) }
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : 'unknown' }
  }
}
