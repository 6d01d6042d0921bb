import { listRecentTaps } from '../../contract/now-showing.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { createScreen } from './screen.ts'

/** Serves the people of the big screen. */
export function nowShowingRoutes(app: App, deps: Deps): void {
  const screen = createScreen(deps)
  app.route({
    ...listRecentTaps,
    handler: async (request) => ({
      interactions: await screen.recent(request.query.limit),
      now: deps.clock.now().toISOString(),
    }),
  })
}
