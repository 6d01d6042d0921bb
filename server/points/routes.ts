import {
  awardBonus as awardCall,
  listAwards as listCall,
  previewStationVoid as previewCall,
  voidInteraction as voidCall,
  voidStationTaps as voidStationCall,
} from '../../contract/bonus.ts'
import { getLedgerState } from '../../contract/ledger-state.ts'
import type { Deps } from '../deps.ts'
import { actorOf, staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { awardBonus, voidInteraction } from './award-by-staff.ts'
import { listAwards } from './ledger-row-store.ts'
import type { Earned } from './station-void-store.ts'
import { previewStationVoid, voidStationTaps } from './void-station.ts'
import { readLedgerState } from './watch-ledger.ts'

/** Serves the points that staff give and take back. */
export function pointRoutes(app: App, deps: Deps): void {
  app.route({
    ...awardCall,
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { answer, replayed } = await awardBonus(deps, actorOf(request), request.body, key)
      if (replayed) void reply.header('idempotent-replayed', 'true')
      return reply.code(201).send(answer)
    },
  })
  app.route({ ...listCall, handler: async () => ({ awards: await listAwards(deps.db) }) })
  app.route({
    ...voidCall,
    handler: async (request, reply) => {
      const { params, body } = request
      return reply.code(201).send(await voidInteraction(deps, staffOf(request), params.id, body.reason))
    },
  })
  app.route({ ...getLedgerState, handler: () => readLedgerState(deps) })
  app.route({
    ...previewCall,
    handler: ({ params, query }) => previewStationVoid(deps, earnedAt(params.id, query)),
  })
  app.route({
    ...voidStationCall,
    handler: (request) => {
      const { params, body } = request
      return voidStationTaps(deps, staffOf(request), earnedAt(params.id, body), body.reason)
    },
  })
}

function earnedAt(stationId: string, { from, to }: { from: string; to: string }): Earned {
  return { stationId, from: new Date(from), to: new Date(to) }
}
