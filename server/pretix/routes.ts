import * as calls from '../../contract/pretix-calls.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import * as manage from './manage-pretix.ts'
import { beginPreview, cancelPreview, getPreview } from './preview-orders.ts'
import { listPretixSources } from './store.ts'
import { beginTake, cancelTake, getTake } from './take-in-background.ts'
import { listOffTickets, updateSeen } from './ticket-store.ts'

/** Serves pretix shops to administrators, and what pretix calls. */
export function pretixRoutes(app: App, deps: Deps): void {
  app.route({
    ...calls.listPretix,
    handler: async () => ({
      sources: (await listPretixSources(deps.db)).map((row) => manage.toSource(deps, row)),
    }),
  })
  app.route({
    ...calls.addPretix,
    handler: async (request, reply) =>
      reply.code(201).send(await manage.addPretix(deps, staffOf(request), request.body)),
  })
  app.route({
    ...calls.changePretix,
    handler: (request) => manage.changePretix(deps, staffOf(request), request.params.id, request.body),
  })
  app.route({
    ...calls.removePretix,
    handler: async (request, reply) => {
      await manage.deletePretix(deps, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
  app.route({ ...calls.testPretix, handler: ({ params }) => manage.testPretix(deps, params.id) })
  app.route({
    ...calls.previewPretix,
    handler: async (request, reply) => reply.code(202).send(await beginPreview(deps, request.params.id)),
  })
  app.route({ ...calls.getPretixPreview, handler: ({ params }) => getPreview(deps, params.id) })
  app.route({ ...calls.cancelPretixPreview, handler: ({ params }) => cancelPreview(deps, params.id) })
  app.route({
    ...calls.takePretix,
    handler: async (request, reply) =>
      reply.code(202).send(await beginTake(deps, staffOf(request), request.params.id)),
  })
  app.route({ ...calls.getPretixTake, handler: ({ params }) => getTake(deps, params.id) })
  app.route({ ...calls.cancelPretixTake, handler: ({ params }) => cancelTake(deps, params.id) })
  app.route({
    ...calls.listPretixOff,
    handler: async ({ params }) => {
      await manage.requirePretix(deps.db, params.id)
      return { tickets: await listOffTickets(deps.db, params.id) }
    },
  })
  app.route({
    ...calls.seePretixOff,
    handler: async ({ params, body }) => {
      await manage.requirePretix(deps.db, params.id)
      return { seen: await updateSeen(deps.db, params.id, body.references, deps.clock.now()) }
    },
  })
  app.route({
    ...calls.callPretixHook,
    handler: async ({ params }, reply) => {
      await manage.hearPretix(deps, params.key)
      return reply.code(204).send(null)
    },
  })
}
