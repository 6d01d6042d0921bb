import * as calls from '../../contract/own-roles.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { changeRole, createRole, deleteRole } from './manage-roles.ts'
import { listRoles } from './role-store.ts'

/** Serves the roles that administrators made. */
export function roleRoutes(app: App, deps: Deps): void {
  app.route({ ...calls.listRoles, handler: async () => ({ roles: await listRoles(deps.db) }) })
  app.route({
    ...calls.createRole,
    handler: async (request, reply) =>
      reply.code(201).send(await createRole(deps, staffOf(request), request.body)),
  })
  app.route({
    ...calls.changeOwnRole,
    handler: (request) => changeRole(deps, staffOf(request), request.params.id, request.body),
  })
  app.route({
    ...calls.removeRole,
    handler: async (request, reply) => {
      await deleteRole(deps, staffOf(request), request.params.id, request.query.moveTo)
      return reply.code(204).send(null)
    },
  })
}
