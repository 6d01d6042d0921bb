import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** The keep-alive of most load balancers is a minute: ours outlasts it, so that they are the ones to hang up. */
const KEEP_ALIVE_MS = 72_000

/** How long the parts of a request may take (milliseconds). Who sends theirs drop by drop holds a connection no longer. */
export interface ArrivalLimits {
  headers: number
  /** The whole of it: a photo of 4 MB over the Wi-Fi of a full field. */
  request: number
  /** How often that is looked at. */
  look: number
}

const arrivalLimits: ArrivalLimits = { headers: 15_000, request: 60_000, look: 5_000 }

/** How long a request in flight may hold the closing festival open. */
const LONGEST_DRAIN_MS = 10_000

/** The connections of one process. */
export interface Connections {
  /** Makes a server whose connections are known here; one address may need several. */
  createServer(listener: RequestListener): Server
  /** Lets requests in flight finish and hangs up on everybody else, now and when they have finished. */
  drain(): void
}

/**
 * Browsers connect ahead of requests that may never come, and Node waits a minute for each of those before it closes.
 * So we count for ourselves who is really being served.
 */
export function trackConnections(arrival = arrivalLimits): Connections {
  const inFlight = new Map<Socket, number>()
  let isClosing = false

  const change = (socket: Socket, by: 1 | -1) => {
    const left = (inFlight.get(socket) ?? 0) + by
    if (inFlight.has(socket)) inFlight.set(socket, left)
    if (isClosing && left === 0) socket.destroySoon()
  }
  return {
    createServer(listener) {
      const options = {
        keepAliveTimeout: KEEP_ALIVE_MS,
        headersTimeout: arrival.headers,
        requestTimeout: arrival.request,
        connectionsCheckingInterval: arrival.look,
      }
      const server = createServer(options, listener)
      server.on('connection', (socket: Socket) => {
        inFlight.set(socket, 0)
        socket.once('close', () => inFlight.delete(socket))
      })
      server.on('request', ({ socket }, response) => {
        change(socket, 1)
        response.once('close', () => change(socket, -1))
      })
      return server
    },
    drain() {
      isClosing = true
      for (const [socket, requests] of inFlight) if (requests === 0) socket.destroySoon()
      setTimeout(() => {
        for (const socket of inFlight.keys()) socket.destroy()
      }, LONGEST_DRAIN_MS).unref()
    },
  }
}
