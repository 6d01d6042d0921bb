import * as calls from '../../contract/profile.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { App } from '../http/typed-app.ts'
import { requireSessionOwner } from '../journeys/index.ts'
import { getRecentVisit } from '../phones/index.ts'
import { changeChoices } from './change-choices.ts'
import { getProfile, getStanding } from './get-profile.ts'
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
    ...calls.tellStanding,
    async handler(request) {
      const visit = await getRecentVisit(deps, request.identifyCaller, request.body)
      if (!visit) throw new Refusal('claim_expired')
      return getStanding(deps, ranking, visit.attendeeId)
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
