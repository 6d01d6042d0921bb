import { once } from 'node:events'
import { createConnection } from 'node:net'

/** Told once: how many listeners, and where. */
export interface ListenOrder {
  url: string
  listeners: number
}

/** When the last listener had the event of this interaction, in milliseconds of the machine's clock. */
export interface HeardByAll {
  id: string
  at: number
}

const heard = new Map<string, number>()

process.once('message', async ({ url, listeners }: ListenOrder) => {
  const { hostname, port, host } = new URL(url)
  for (let opened = 0; opened < listeners; opened += 1) {
    const socket = createConnection({ host: hostname, port: Number(port) })
    await once(socket, 'connect')
    socket.write(`GET /api/live HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`)
    await once(socket, 'data')
    let rest = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('id: ')) countHearing(line.slice(4).trim(), listeners)
    })
  }
  process.send?.('all listen')
})

function countHearing(id: string, listeners: number): void {
  const count = (heard.get(id) ?? 0) + 1
  heard.set(id, count)
  if (count < listeners) return
  heard.delete(id)
  process.send?.({ id, at: performance.timeOrigin + performance.now() } satisfies HeardByAll)
}
