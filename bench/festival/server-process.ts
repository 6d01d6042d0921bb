import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { serverFlags, serverMemory } from '../../scripts/server-flags.mjs'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** The server as `npm start` runs it: a process of its own. */
export interface ServerProcess {
  pid: number
  /** Its address, as soon as it is open. */
  opened: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the server on a data folder. `NODE_FLAGS` go to its Node, for a profiler.
 * @param settings of a festival that is not a demo without limits
 */
export function startServer(dataDir: string, settings: Record<string, string> = {}): ServerProcess {
  const flags = [...serverFlags, ...(process.env.NODE_FLAGS?.split(' ') ?? [])]
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      ...serverMemory,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      // One machine calls as a whole festival does.
      LIMIT_FACTOR: '10000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    opened: readAddress(createInterface({ input: child.stdout })).finally(() => child.stdout.resume()),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function readAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const url = /is open at (http\S+)/.exec(line)?.[1]
    if (url !== undefined) return url
  }
  throw new Error('the server ended before it was open')
}
