import type { FastifyReply, FastifyRequest } from 'fastify'
import { getLeaderboard } from '../../contract/leaderboard.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { type BoardAnswer, openBoard } from './board.ts'

/** Serves the ranking. The answer is written once per change, not once per reader, so it passes no serializer. */
export function leaderboardRoutes(app: App, deps: Deps): void {
  const board = openBoard(deps)
  app.route({
    ...getLeaderboard,
    handler: async (request, reply) =>
      sendBoard(request, reply, await board.answer(request.query.limit)) as never,
  })
}

function sendBoard(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, json, gzip }: BoardAnswer,
): FastifyReply {
  void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const zipped = request.headers['accept-encoding']?.includes('gzip') ?? false
  if (zipped) void reply.header('content-encoding', 'gzip')
  return reply.type('application/json; charset=utf-8').send(zipped ? gzip : json)
}
