import * as calls from '../../contract/profile.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { requireSessionOwner } from '../journeys/index.ts'
import { changeChoices } from './change-choices.ts'
import { getProfile } from './get-profile.ts'
import { createRanking } from './ranking.ts'

/** Serves what somebody sees and decides about themselves. */
export function profileRoutes(app: App, deps: Deps): void {
  const ranking = createRanking(deps)
  app.route({
    ...calls.getProfile,
    handler: async (request) => {
      const { attendeeId } = await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      return getProfile(deps, ranking, attendeeId, request.query.lines)
    },
  })
  app.route({
    ...calls.changeChoices,
    handler: async (request) => {
      const { attendeeId } = await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      return changeChoices(deps, attendeeId, request.body)
    },
  })
}
