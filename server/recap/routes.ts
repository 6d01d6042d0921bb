import { getRecap, getRecapPicture } from '../../contract/recap.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { requireSessionOwner } from '../journeys/index.ts'
import { drawRecap } from './draw-recap.ts'
import { readRecap } from './read-recap.ts'

/** Serves the recap, in words and as a picture, to the holder of a session. */
export function recapRoutes(app: App, deps: Deps): void {
  app.route({
    ...getRecap,
    handler: async (request) => {
      const { attendeeId } = await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      return readRecap(deps, attendeeId, request.query.language)
    },
  })
  app.route({
    ...getRecapPicture,
    handler: async (request, reply) => {
      const { attendeeId } = await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      const picture = await drawRecap(deps, attendeeId, request.query.language)
      return reply
        .type('image/jpeg')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline; filename="my-festival.jpg"')
        .send(picture)
    },
  })
}
