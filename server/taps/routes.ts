import { greetVisitor as greetVisitorCall } from '../../contract/gift-aura.ts'
import { recordTap } from '../../contract/taps.ts'
import type { Deps } from '../deps.ts'
import { isLarge } from '../http/limit-calls.ts'
import type { App } from '../http/typed-app.ts'
import { greetVisitor } from './greet-visitor.ts'
import { prepareTaps } from './store.ts'
import { refuseStrangersPhoto, takeTap } from './take-tap.ts'

/** `/api/tap` may carry a photo (api.md). */
const LARGEST_TAP = 4 * 1024 * 1024

/** Serves the taps of all stations. */
export function tapRoutes(app: App, deps: Deps): void {
  // The first tap does not wait until a connection is there.
  app.addHook('onReady', async () => void (await prepareTaps(deps.db).catch(() => undefined)))
  app.route({
    ...recordTap,
    bodyLimit: LARGEST_TAP,
    onRequest: async (request) => {
      if (isLarge(request)) await refuseStrangersPhoto(deps, request.identifyCaller)
    },
    handler: async ({ identifyCaller, headers, body }, reply) => {
      const idempotencyKey = headers['idempotency-key'] as string | undefined
      const { answer, replayed } = await takeTap(deps, identifyCaller, { tap: body, idempotencyKey })
      if (replayed) void reply.header('idempotent-replayed', 'true')
      return answer
    },
  })
  app.route({
    ...greetVisitorCall,
    handler: ({ identifyCaller, body }) => greetVisitor(deps, identifyCaller, body.rfidTagId),
  })
}
