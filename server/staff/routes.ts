import {
  inviteUser as inviteUserCall,
  listInvitations,
  withdrawInvitation as withdrawInvitationCall,
} from '../../contract/invitations.ts'
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
import { inviteUser, pendingInvitations, withdrawInvitation } from './invite-user.ts'
import { changeRole, deleteUser, toggleUser } from './manage-users.ts'
import { roleRoutes } from './role-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { listUsers } from './store.ts'

/** Serves who is signed in and where, and the users of the dashboard. */
export function staffRoutes(app: App, deps: Deps): void {
  app.route({ ...getCurrentUser, handler: async (request) => staffOf(request) })
  app.route({ ...getProvider, handler: async () => ({ name: deps.identity.name }) })
  app.route({ ...listUsersCall, handler: async () => ({ users: await listUsers(deps.db) }) })
  app.route({
    ...listInvitations,
    handler: async () => ({ invitations: await pendingInvitations(deps) }),
  })
  app.route({
    ...inviteUserCall,
    handler: async (request, reply) =>
      reply.code(201).send(await inviteUser(deps, staffOf(request), request.body)),
  })
  app.route({
    ...withdrawInvitationCall,
    handler: async (request, reply) => {
      await withdrawInvitation(deps, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
  sessionRoutes(app, deps)
  roleRoutes(app, deps)
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
