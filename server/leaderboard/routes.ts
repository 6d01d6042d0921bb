import type { FastifyReply, FastifyRequest } from 'fastify'
import { getLeaderboard } from '../../contract/leaderboard.ts'
import type { Deps } from '../deps.ts'
import { beginRawReply } from '../http/raw-reply.ts'
import type { App } from '../http/typed-app.ts'
import { type BoardAnswer, createBoard } from './board.ts'

/** Serves the ranking. The answer is written once per change, not once per reader, so it passes no serializer. */
export function leaderboardRoutes(app: App, deps: Deps): void {
  const board = createBoard(deps)
  app.route({
    ...getLeaderboard,
    handler: async (request, reply) =>
      sendBoard(request, reply, await board.answer(request.query.limit)) as never,
  })
}

/** Writes what is ready to be sent, without the steps in which other answers become text. */
function sendBoard(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, json, gzip }: BoardAnswer,
): FastifyReply {
  const isKnown = request.headers['if-none-match']?.includes(etag) ?? false
  const isZipped = request.headers['accept-encoding']?.includes('gzip') ?? false
  const body = isZipped ? gzip : json
  const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' }
  if (isKnown) {
    beginRawReply(reply, 304, headers).end()
    return reply
  }
  beginRawReply(reply, 200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...(isZipped && { 'content-encoding': 'gzip' }),
  }).end(body)
  return reply
}
