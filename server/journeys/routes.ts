import {
  findSession,
  getJourney as getJourneyCall,
  getQrCode as getQrCodeCall,
  openSession as openSessionCall,
} from '../../contract/journeys.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { getJourney, getQrCode, getSessionOwner } from './get-journey.ts'
import { openSession } from './open-session.ts'

/** Serves sessions, saved journeys and the QR codes that carry them to a phone. */
export function journeyRoutes(app: App, deps: Deps): void {
  app.route({
    ...openSessionCall,
    handler: async (_request, reply) => reply.code(201).send({ sessionId: await openSession(deps, null) }),
  })
  app.route({
    ...findSession,
    handler: (request) => getSessionOwner(deps, request.identifyCaller, request.params.sessionId),
  })
  app.route({ ...getJourneyCall, handler: (request) => getJourney(deps, request.params.sessionId) })
  app.route({ ...getQrCodeCall, handler: (request) => getQrCode(deps, request.params.sessionId) })
}
