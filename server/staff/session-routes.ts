import type { FastifyRequest } from 'fastify'
import {
  endOwnSession,
  endOwnSessions,
  endUserSession,
  endUserSessions,
  listOwnSessions,
  listUserSessions,
} from '../../contract/staff-sessions.ts'
import type { Deps } from '../deps.ts'
import { staffOf, staffSessionOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { endSession, endSessions, sessionsOf } from './end-session.ts'

const askerOf = (request: FastifyRequest) => ({ actor: staffOf(request), currentId: staffSessionOf(request) })

/** Serves where staff are signed in: everybody's own, and for admins those of all. */
export function sessionRoutes(app: App, deps: Deps): void {
  app.route({
    ...listOwnSessions,
    handler: async (request) => ({
      sessions: await sessionsOf(deps, askerOf(request), staffOf(request).id),
    }),
  })
  app.route({
    ...endOwnSession,
    handler: async (request, reply) => {
      await endSession(deps, askerOf(request), staffOf(request).id, request.params.sessionId)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...endOwnSessions,
    handler: async (request, reply) => {
      await endSessions(deps, askerOf(request), staffOf(request).id)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...listUserSessions,
    handler: async (request) => ({
      sessions: await sessionsOf(deps, askerOf(request), request.params.id),
    }),
  })
  app.route({
    ...endUserSession,
    handler: async (request, reply) => {
      const { id, sessionId } = request.params
      await endSession(deps, askerOf(request), id, sessionId)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...endUserSessions,
    handler: async (request, reply) => {
      await endSessions(deps, askerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
}
