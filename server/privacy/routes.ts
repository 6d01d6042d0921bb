import { eraseAttendee, eraseOwnData } from '../../contract/privacy.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { requireSessionOwner } from '../journeys/index.ts'
import { erasePerson, themselves } from './erase-person.ts'

/** Serves the deletion of what is stored about a person, by themselves and by the desk. */
export function privacyRoutes(app: App, deps: Deps): void {
  app.route({
    ...eraseOwnData,
    handler: async (request, reply) => {
      const { attendeeId } = await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      await erasePerson(deps, themselves, attendeeId ?? '')
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...eraseAttendee,
    handler: async (request) => ({ alias: await erasePerson(deps, staffOf(request), request.params.id) }),
  })
}
