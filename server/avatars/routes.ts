import { getAvatar } from '../../contract/avatars.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { openAvatar } from './open-avatar.ts'

/**
 * A name never means another picture, so a browser keeps it for good. Nothing between us and the browser does: it could
 * not be told when a person is erased.
 */
const KEPT = 'private, max-age=31536000, immutable'

/** Serves the pictures of people. */
export function avatarRoutes(app: App, deps: Deps): void {
  app.route({
    ...getAvatar,
    handler: async (request, reply) => {
      const { name } = request.params
      const picture = await openAvatar(deps, request.identifyCaller, name, request.query.width)
      return reply.header('cache-control', KEPT).type('image/webp').send(picture)
    },
  })
}
