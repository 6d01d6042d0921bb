import { listNotices, putNoticeAway } from '../../contract/notices.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { putAway, readNotices } from './read-notices.ts'

/** Serves what an organiser must know. */
export function noticeRoutes(app: App, deps: Deps): void {
  app.route({
    ...listNotices,
    handler: (request) => readNotices(deps, staffOf(request), request.query.language),
  })
  app.route({
    ...putNoticeAway,
    handler: async (request, reply) => {
      await putAway(deps, staffOf(request), request.body.cause)
      return reply.code(204).send(null)
    },
  })
}
