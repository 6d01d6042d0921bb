import * as calls from '../../contract/api-keys.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './manage-keys.ts'

/** Serves the keys by which other programs call. */
export function apiKeyRoutes(app: App, deps: Deps): void {
  app.route({ ...calls.listApiKeys, handler: async () => ({ keys: await listApiKeys(deps.db) }) })
  app.route({
    ...calls.createApiKey,
    handler: async (request, reply) =>
      reply.code(201).send(await createApiKey(deps, staffOf(request), request.body)),
  })
  app.route({
    ...calls.revokeApiKey,
    handler: (request) => revokeApiKey(deps, staffOf(request), request.params.id),
  })
}
