import { GIFT_AURA, greetVisitor as greetVisitorCall } from '../../contract/gift-aura.ts'
import { recordTap as recordTapCall } from '../../contract/taps.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { tagOnPhone } from '../phones/index.ts'
import { greetVisitor } from './greet-visitor.ts'
import { recordTap } from './record-tap.ts'
import { stationOf } from './station-of.ts'

/** `/api/tap` may carry a photo (api.md). */
const LARGEST_TAP = 4 * 1024 * 1024

/** Serves the taps of all stations. */
export function tapRoutes(app: App, deps: Deps): void {
  app.route({
    ...recordTapCall,
    bodyLimit: LARGEST_TAP,
    handler: async (request, reply) => {
      const tap = { ...request.body, rfidTagId: request.body.rfidTagId ?? (await tagOnPhone(deps, request)) }
      const { answer, replayed } = await recordTap(deps, {
        tap,
        idempotencyKey: request.headers['idempotency-key'],
        station: await stationOf(deps, request, tap),
      })
      if (replayed) void reply.header('idempotent-replayed', 'true')
      return answer
    },
  })
  app.route({
    ...greetVisitorCall,
    handler: async (request) => {
      const rfidTagId = request.body.rfidTagId ?? (await tagOnPhone(deps, request))
      const station = await stationOf(deps, request, { rfidTagId, installationId: GIFT_AURA })
      return greetVisitor(deps, { rfidTagId, station })
    },
  })
}
