import { once } from 'node:events'
import { createServer } from 'node:net'

// Below what systems give to outgoing calls (Linux from 32768, others from 49152): a browser or a database connection
// would otherwise take the port while its owner is not there yet, or is being started again.
const FIRST = 15_000
const LAST = 32_000

/**
 * A port that nobody listens at, for what must know its own address before it listens and keep it over a restart.
 * Throws what listening throws when the address is not this machine's.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  while (true) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (await isFree(port, host)) return port
  }
}

/** Whether somebody could listen at this port now. */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE') return false
    throw problem
  }
  probe.close()
  await once(probe, 'close')
  return true
}
