import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { GIFT_AURA, greetVisitor as greetVisitorCall } from '../../contract/gift-aura.ts'
import { recordTap as recordTapCall, type SentTap } from '../../contract/taps.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { tagOnPhone } from '../phones/index.ts'
import { within } from '../within.ts'
import { greetVisitor } from './greet-visitor.ts'
import { recordTap } from './record-tap.ts'
import { stationOf } from './station-of.ts'
import { prepareTaps } from './store.ts'
import type { TapInput, TapResult } from './tap-answer.ts'

/** `/api/tap` may carry a photo (api.md). */
const LARGEST_TAP = 4 * 1024 * 1024

/** Serves the taps of all stations. */
export function tapRoutes(app: App, deps: Deps): void {
  // The first tap does not wait until a connection is there.
  app.addHook('onReady', async () => void (await prepareTaps(deps.db).catch(() => undefined)))
  app.route({
    ...recordTapCall,
    bodyLimit: LARGEST_TAP,
    handler: async (request, reply) => {
      const { answer, replayed } = await takeTap(deps, request)
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

type TapRequest = FastifyRequest<{ Body: z.infer<typeof SentTap> }>

/**
 * A station hears within two seconds whether the database takes its tap. If it took it all the same, the tap is sent
 * again with its key and answered as it was. Only looking at a photo may take longer: the calls around that keep the
 * time for themselves.
 */
async function takeTap(deps: Deps, request: TapRequest): Promise<TapResult> {
  const { deadline } = deps.db.limits
  if (request.body.imageData === undefined)
    return within(
      deadline,
      identifyTap(deps, request).then((input) => recordTap(deps, input)),
    )
  return recordTap(deps, await within(deadline, identifyTap(deps, request)))
}

async function identifyTap(deps: Deps, request: TapRequest): Promise<TapInput> {
  const tap = { ...request.body, rfidTagId: request.body.rfidTagId ?? (await tagOnPhone(deps, request)) }
  const station = await stationOf(deps, request, tap)
  return { tap, idempotencyKey: request.headers['idempotency-key'] as string | undefined, station }
}
