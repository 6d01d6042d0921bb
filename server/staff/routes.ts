import {
  changeRole as changeRoleCall,
  getCurrentUser,
  getProvider,
  listUsers as listUsersCall,
  removeUser as removeUserCall,
  toggleUser as toggleUserCall,
} from '../../contract/staff.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { changeRole, deleteUser, toggleUser } from './manage-users.ts'
import { listUsers } from './store.ts'

/** Serves who is signed in, and the users of the dashboard. */
export function staffRoutes(app: App, deps: Deps): void {
  app.route({ ...getCurrentUser, handler: async (request) => staffOf(request) })
  app.route({ ...getProvider, handler: async () => ({ name: deps.identity.name }) })
  app.route({ ...listUsersCall, handler: async () => ({ users: await listUsers(deps.db) }) })
  app.route({
    ...changeRoleCall,
    handler: (request) => changeRole(deps, staffOf(request), request.params.id, request.body.role),
  })
  app.route({
    ...toggleUserCall,
    handler: (request) => toggleUser(deps, staffOf(request), request.params.id),
  })
  app.route({
    ...removeUserCall,
    handler: async (request, reply) => {
      await deleteUser(deps, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
}
