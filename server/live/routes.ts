import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LIVE_URL } from '../../contract/live.ts'
import { EventStream } from '../../contract/media.ts'
import type { Deps } from '../deps.ts'
import { beginRawReply } from '../http/raw-reply.ts'
import { Refusal } from '../http/refusal.ts'
import type { LiveHub } from './hub.ts'

/** Keeps proxies from closing a quiet stream, and tells us of browsers that left without a word. */
const HEARTBEAT_MS = 15_000

/** A browser that does not read for this long a backlog is dropped; it comes back and resumes. */
const LARGEST_BACKLOG = 256 * 1024

/** Serves the live event stream. */
export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const open = new Set<ServerResponse>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  app.route({
    method: 'GET',
    url: LIVE_URL,
    // A HEAD would open a stream that never says anything and never ends.
    exposeHeadRoute: false,
    config: { access: 'anyone', refuses: [] },
    schema: {
      operationId: 'followLive',
      summary: 'Live events (server-sent)',
      tags: ['Live'],
      response: { 200: EventStream },
    },
    handler: async (request, reply) => {
      const leave = deps.limits.streams.enter(request.counting)
      // The browser polls meanwhile.
      if (leave === undefined) throw new Refusal('busy', { retryAfterSeconds: 30 })
      const stream = beginRawReply(reply, 200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      open.add(stream)
      stream.once('close', () => {
        open.delete(stream)
        leave()
      })
      // After a restart a whole crowd comes back, and not in the same moment.
      stream.write(`retry: ${2_000 + Math.floor(Math.random() * 4_000)}\n\n`)
      await follow(deps.live, stream, String(request.headers['last-event-id'] ?? ''))
    },
  })
}

/** Writes what the browser missed, then everything that happens from the moment of its request on. */
async function follow(live: LiveHub, stream: ServerResponse, lastEventId: string): Promise<void> {
  const write = (text: string) => {
    if (stream.writableLength > LARGEST_BACKLOG) stream.destroy()
    // Writing to a stream that was ended meanwhile would be an error that nobody catches.
    else if (!stream.writableEnded) stream.write(text)
  }
  // What happens while the missed events are read has to wait for them, and may be among them: also a little later,
  // because a tap is in the database before it is announced.
  let waiting: string[] | undefined = []
  const alreadySent = new Set<string>()
  const writeOnce = (text: string) => {
    if (!alreadySent.delete(text)) write(text)
  }
  const stop = live.onMessage(({ text }) => (waiting ? void waiting.push(text) : writeOnce(text)))
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
  stream.once('close', () => {
    clearInterval(heartbeat)
    stop()
  })
  const missed = /^\d{1,18}$/.test(lastEventId) ? await live.missedSince(lastEventId).catch(() => []) : []
  for (const { text } of missed) {
    write(text)
    alreadySent.add(text)
  }
  for (const text of waiting) writeOnce(text)
  waiting = undefined
}
