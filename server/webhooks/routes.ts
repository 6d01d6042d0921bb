import * as calls from '../../contract/webhooks.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import * as manage from './manage-webhooks.ts'

/** Serves the addresses that are told what happens. */
export function webhookRoutes(app: App, deps: Deps): void {
  app.route({
    ...calls.listWebhooks,
    handler: async () => ({ webhooks: await manage.readWebhooks(deps.db) }),
  })
  app.route({
    ...calls.createWebhook,
    handler: async (request, reply) =>
      reply.code(201).send(await manage.createWebhook(deps, staffOf(request), request.body)),
  })
  app.route({
    ...calls.changeWebhook,
    handler: (request) => manage.changeWebhook(deps, staffOf(request), request.params.id, request.body),
  })
  app.route({
    ...calls.removeWebhook,
    handler: async (request, reply) => {
      await manage.deleteWebhook(deps, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...calls.rotateWebhookSecret,
    handler: (request) => manage.rotateSecret(deps, staffOf(request), request.params.id),
  })
  app.route({ ...calls.testWebhook, handler: ({ params }) => manage.testWebhook(deps, params.id) })
  app.route({
    ...calls.listWebhookDeliveries,
    handler: async ({ params, query }) => ({
      deliveries: await manage.readDeliveries(deps, params.id, query),
    }),
  })
  app.route({
    ...calls.replayWebhook,
    handler: async (request) => {
      const { params, body } = request
      return { replayed: await manage.replay(deps, staffOf(request), params.id, body.deliveryId) }
    },
  })
}
