import { getLeaderboard } from '../../contract/leaderboard.ts'
import type { Deps } from '../deps.ts'
import { sendReady } from '../http/send-ready.ts'
import type { App } from '../http/typed-app.ts'
import { createBoard } from './board.ts'

/** Serves the ranking. The answer is written once per change, not once per reader, so it passes no serializer. */
export function leaderboardRoutes(app: App, deps: Deps): void {
  const board = createBoard(deps)
  app.route({
    ...getLeaderboard,
    handler: async (request, reply) =>
      sendReady(request, reply, await board.answer(request.query.limit)) as never,
  })
}
