import type { Log } from '../log.ts'
import { createVectorMaker } from './make-vectors.ts'
import type { Vectors } from './vectors.ts'

/** How often a process looks whether there is something new or something to make. */
const LOOK_MS = 2_000

/** Makes the vectors of entries while the process lives, and learns what other processes have made. */
export function makeVectorsInBackground({ vectors, log }: { vectors: Vectors | undefined; log: Log }): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  if (!vectors) return { stop: async () => undefined }
  const make = createVectorMaker(vectors.making)
  let working: Promise<void> | undefined
  const look = () => {
    working ??= make(stopping.signal)
      .catch((problem: unknown) => {
        if (!stopping.signal.aborted) log.warn(problem, 'the vectors of the entries stumbled')
      })
      .finally(() => {
        working = undefined
      })
  }
  look()
  const timer = setInterval(look, LOOK_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await working
    },
  }
}
