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
    handler: (request, reply) => {
      const answer = board.answer(request.query.limit)
      if (answer instanceof Promise) return answer.then((later) => sendReady(request, reply, later)) as never
      return sendReady(request, reply, answer) as never
    },
  })
}
