import { getRecap } from '../../contract/recap.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { insistOnHolder } from '../phones/index.ts'
import { readRecap } from './read-recap.ts'

/** Serves the recap to the holder of a session. */
export function recapRoutes(app: App, deps: Deps): void {
  app.route({
    ...getRecap,
    handler: async (request) => {
      const { attendeeId } = await insistOnHolder(deps, request, request.params.sessionId)
      return readRecap(deps, attendeeId)
    },
  })
}
