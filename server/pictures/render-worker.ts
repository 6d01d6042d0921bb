import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { Refusal } from '../http/refusal.ts'
import { threadFigures } from '../thread-figures.ts'

/**
 * Renders a picture from its content, as a JPEG.
 * @throws Refusal `unavailable` when too many wait, or when it took too long
 * @throws Error when it cannot be rendered
 */
export type Renderer<Content> = (content: Content) => Promise<Buffer>

/** So long a thread keeps its fonts at hand after the last picture (milliseconds). */
const IDLE_MS = 60_000

/**
 * A picture takes a third of a second, the first one some more for its fonts; one that takes this long (milliseconds), on
 * a machine with much else to do too, never ends.
 */
const LIMIT_MS = 30_000

/** Pictures that may wait for their turn: the last of them waits for ten seconds. */
const MOST_WAITING = 30
const RETRY_AFTER_SECONDS = 5

/** A picture leaves much behind that is swept up soon (megabytes). */
const SMALL = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 }

/**
 * A thread of its own in which pictures are rendered, one after the other: outlines of letters take a third of a
 * second, in which no tap could be heard. It starts with its first picture and ends when nobody wants another one. A
 * picture that takes too long ends it, and the next one starts another.
 * @param file the module that the thread loads
 * @param name the function of that module which renders one picture; metrics call the thread so
 */
export function createRenderWorker<Content>(
  file: URL,
  name: string,
  limitMs: number = LIMIT_MS,
): Renderer<Content> {
  const figures = threadFigures(name)
  const pool = new Piscina<Content, Uint8Array>({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: SMALL,
  })
  // A thread that ends while it renders rejects that picture; one that ends with nothing to do is nobody's problem.
  pool.on('error', () => undefined)
  const render = async (content: Content) => {
    const limit = AbortSignal.timeout(limitMs)
    try {
      return Buffer.from(await pool.run(content, { signal: limit }))
    } catch (problem) {
      if (!limit.aborted) throw problem
      figures.hung += 1
      throw away()
    }
  }
  // The pool starts no new thread for what waits behind a picture that ended its thread, so they wait here.
  const oneAtATime = pLimit(1)
  return async (content) => {
    if (oneAtATime.pendingCount < MOST_WAITING) return oneAtATime(() => render(content))
    figures.refused += 1
    throw away()
  }
}

function away(): Refusal {
  return new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
