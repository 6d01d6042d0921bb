import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LocalCluster } from './local-cluster.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** Starts a server of the demo on two of the machines, one after the other; answers how to end them. */
export async function startDemo(cluster: LocalCluster): Promise<() => Promise<void>> {
  const servers: ChildProcess[] = []
  for (const { name, on, settings, url } of cluster.machines.slice(0, 2)) {
    const dataDir = join(cluster.folder, `data-${name}`)
    await mkdir(dataDir)
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings }
    const [program = '', ...parameters] = on([process.execPath, main])
    const server = spawn(program, parameters, {
      env: { ...env, DATA_DIR: dataDir, PUBLIC_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    servers.push(server)
    let said = ''
    for await (const text of server.stdout) {
      said += text
      if (said.includes('is open at')) break
    }
    server.stdout.resume()
    if (server.exitCode !== null) throw new Error(`The server on ${name} did not open: ${said}`)
  }
  return async () => {
    for (const server of servers) {
      if (server.exitCode !== null || server.signalCode !== null) continue
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
  }
}
