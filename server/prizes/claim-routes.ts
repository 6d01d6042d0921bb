import * as calls from '../../contract/prize-claim-calls.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import { sendCsv } from '../http/csv-files.ts'
import type { App } from '../http/typed-app.ts'
import { exportClaims, listClaimPage, listStock } from './list-claims.ts'
import { lookUpPerson } from './look-up-person.ts'
import { reservePrize } from './reserve-prize.ts'
import { cancelPrize, handOverPrize, returnPrize } from './settle-claim.ts'

/** Serves the prize desk. */
export function prizeClaimRoutes(app: App, deps: Deps): void {
  app.route({ ...calls.lookUpPrizes, handler: ({ body }) => lookUpPerson(deps, body) })
  app.route({ ...calls.listPrizeStock, handler: async () => ({ prizes: await listStock(deps) }) })
  app.route({ ...calls.listPrizeClaims, handler: ({ query }) => listClaimPage(deps, query) })
  app.route({
    ...calls.exportPrizeClaims,
    handler: async (request, reply) =>
      sendCsv(reply, 'prize-claims.csv', await exportClaims(deps, staffOf(request), request.query)),
  })
  app.route({
    ...calls.reservePrize,
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { claim, replayed } = await reservePrize(deps, staffOf(request), request.body, key)
      if (replayed) void reply.header('idempotent-replayed', 'true')
      return reply.code(201).send(claim)
    },
  })
  app.route({
    ...calls.handOverPrize,
    handler: (request) => handOverPrize(deps, staffOf(request), request.params.id, request.body.rfidTagId),
  })
  app.route({
    ...calls.returnPrize,
    handler: (request) => returnPrize(deps, staffOf(request), request.params.id, request.body.reason),
  })
  app.route({
    ...calls.cancelPrize,
    handler: (request) => cancelPrize(deps, staffOf(request), request.params.id),
  })
}
