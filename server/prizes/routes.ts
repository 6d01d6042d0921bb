import {
  changePrizeTier,
  createPrizeTier,
  listPrizeTiers,
  removePrizeTier,
} from '../../contract/prize-tiers.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { changeTier, createTier, deleteTier } from './manage-tiers.ts'
import { listTiers } from './store.ts'

/** Serves the prize tiers. */
export function prizeTierRoutes(app: App, deps: Deps): void {
  app.route({
    ...listPrizeTiers,
    handler: async () => ({ tiers: await listTiers(deps.db, deps.clock.now()) }),
  })
  app.route({
    ...createPrizeTier,
    handler: async (request, reply) =>
      reply.code(201).send(await createTier(deps, staffOf(request), request.body)),
  })
  app.route({
    ...changePrizeTier,
    handler: (request) => changeTier(deps, staffOf(request), request.params.id, request.body),
  })
  app.route({
    ...removePrizeTier,
    handler: async (request, reply) => {
      await deleteTier(deps, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
}
