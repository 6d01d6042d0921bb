import pLimit from 'p-limit'
import { Piscina } from 'piscina'

/** Renders a picture from its content, as a JPEG. @throws Error when it cannot be rendered */
export type Renderer<Content> = (content: Content) => Promise<Buffer>

/** So long a thread keeps its fonts at hand after the last picture (milliseconds). */
const IDLE_MS = 60_000

/** A picture takes a third of a second; one that takes this long (milliseconds) never ends. */
const LIMIT_MS = 30_000

/** A picture leaves much behind that is swept up soon (megabytes). */
const SMALL = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 }

/**
 * A thread of its own in which pictures are rendered, one after the other: outlines of letters take a third of a
 * second, in which no tap could be heard. It starts with its first picture and ends when nobody wants another one.
 * @param file the module that the thread loads
 * @param name the function of that module which renders one picture
 */
export function createRenderWorker<Content>(file: URL, name: string): Renderer<Content> {
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
  // The pool starts no new thread for what waits behind a picture that ended its thread, so they wait here.
  const oneAtATime = pLimit(1)
  return (content) =>
    oneAtATime(async () => Buffer.from(await pool.run(content, { signal: AbortSignal.timeout(LIMIT_MS) })))
}
