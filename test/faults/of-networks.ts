import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fault, seconds } from './run-fault.ts'
import type { Scene } from './scene.ts'

const ENOUGH = 50

/** Opens so many connections that send this and nothing more, and read nothing. */
async function hold({ server, undo }: Scene, howMany: number, text: string): Promise<Socket[]> {
  const { hostname, port } = new URL(server.url)
  const sockets: Socket[] = []
  undo(() => sockets.forEach((socket) => void socket.destroy()))
  for (let opened = 0; opened < howMany; opened += 1) {
    const socket = createConnection({ host: hostname, port: Number(port) })
    socket.on('error', () => undefined)
    await Promise.race([once(socket, 'connect'), once(socket, 'close')])
    socket.pause()
    socket.write(text)
    sockets.push(socket)
  }
  return sockets
}

interface Description {
  paths: Record<string, Record<string, unknown>>
}

/** Begins every kind of request as an administrator and goes away in the middle of it. */
async function cutEverything({ server, admin }: Scene): Promise<number> {
  const answer = await fetch(`${server.url}/api/openapi.json`, { headers: { cookie: admin } })
  const { paths } = (await answer.json()) as Description
  const { hostname, port, host } = new URL(server.url)
  let cut = 0
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const socket = createConnection({ host: hostname, port: Number(port) })
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      const head = `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')} HTTP/1.1\r\nhost: ${host}\r\norigin: ${server.url}\r\ncookie: ${admin}\r\n`
      // A question is cut while it is answered, an order while it arrives: half an order does nothing.
      socket.write(
        method === 'get'
          ? `${head}\r\n`
          : `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"half": "of it`,
      )
      await wait(method === 'get' ? Math.random() * 5 : 5)
      socket.resetAndDestroy()
      cut += 1
    }
  }
  return cut
}

export const faultsOfNetworks: Fault[] = [
  {
    name: 'cut-requests',
    what: 'the connection is lost in the middle of every kind of request',
    async strike(scene) {
      return `${await cutEverything(scene)} kinds of requests cut`
    },
  },
  {
    name: 'half-open',
    what: '5,000 connections that begin a request and never end it',
    async strike(scene) {
      await hold(scene, 5_000, 'POST /api/tap HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
      return `${ENOUGH} taps beside them within ${seconds(await scene.crowd.more(ENOUGH))}`
    },
  },
  {
    name: 'slow-listeners',
    what: '500 live streams whose browsers do not read',
    async strike(scene) {
      await hold(scene, 500, 'GET /api/live HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n')
      return `500 taps beside them within ${seconds(await scene.crowd.more(500))}`
    },
  },
  {
    name: 'two-servers',
    what: 'two servers on one data folder; the first is killed, then the database that both use',
    scene: { servers: 2 },
    async strike({ server, crowd, postmaster }) {
      process.kill(server.pid(), 'SIGKILL')
      const first = await crowd.more(ENOUGH)
      process.kill(await postmaster(), 'SIGKILL')
      return `taps again after ${seconds(first)} and ${seconds(await crowd.more(ENOUGH))}`
    },
  },
]
