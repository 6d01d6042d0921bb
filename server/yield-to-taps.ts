import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority

/** Where Linux lists the threads of this process. */
const THREADS = '/proc/self/task'

/**
 * Lets a thread that works on photos run when nobody taps: a tap never waits for a photo. Linux gives every thread a
 * priority of its own; elsewhere this does nothing. Node's pool, in which sharp decodes and paints, steps back as well,
 * though not as far: it also reads the files of the screens.
 */
export function yieldToTaps(): void {
  if (process.platform !== 'linux') return
  // 0 means this thread.
  setPriority(0, PRIORITY_LOW)
  for (const thread of readdirSync(THREADS)) {
    try {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8')
      // The threads that sharp starts inherit what the pool has.
      if (name.startsWith('libuv-worker')) setPriority(Number(thread), PRIORITY_BELOW_NORMAL)
    } catch {
      // The thread has ended meanwhile.
    }
  }
}
