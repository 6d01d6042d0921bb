import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** Tests do not measure time, unless they say so. */
const patient = { DATABASE_PATIENCE: '20' }

/** A server in a process of its own. */
export interface ServerProcess {
  process: ChildProcess
  /** What it said so far, both streams. */
  output(): string
  /** Ends it and answers the exit code; null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Waits until it ended by itself. */
  exited: Promise<number | null>
}

/** Starts `node server/main.ts`; it is gone when the test is. */
export function spawnServer(settings: Record<string, string>): ServerProcess {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '', NODE_OPTIONS = '' } = process.env
  const inherited = { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS }
  const server = spawn(process.execPath, [main], {
    env: { ...inherited, ...patient, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text))
  const exited = once(server, 'exit').then(([code]) => code as number | null)
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    return exited
  }
  onTestFinished(async () => {
    if (server.exitCode === null && server.signalCode === null) await end('SIGKILL')
  })
  return { process: server, output: () => said, end, exited }
}

/** Starts a server and waits until it says where it is open. */
export async function openServer(settings: Record<string, string>): Promise<ServerProcess & { url: string }> {
  const server = spawnServer(settings)
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = server.output().match(/is open at (http:\S+)/)?.[1]
      if (address) resolve(address)
    }
    server.process.stdout?.on('data', look)
    void server.exited.then((code) => reject(new Error(`The server ended with ${code}: ${server.output()}`)))
  })
  return { ...server, url }
}

/** Taps as a station does; answers undefined when no answer came. */
export async function tapAt(url: string, rfidTagId: string, key?: string, installationId = 'tap-tracking') {
  try {
    const response = await fetch(`${url}/api/tap`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({ rfidTagId, installationId }),
    })
    const body = (await response.json()) as {
      interaction?: { id: string; pointsAwarded: number }
      totalPoints?: number
    }
    return { status: response.status, replayed: response.headers.get('idempotent-replayed') === 'true', body }
  } catch {
    return undefined
  }
}
