import {
  findSession,
  getJourney as getJourneyCall,
  getQrCode as getQrCodeCall,
} from '../../contract/journeys.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { getJourney, getQrCode, getSessionOwner } from './get-journey.ts'

/** Serves sessions, saved journeys and the QR codes that carry them to a phone. */
export function journeyRoutes(app: App, deps: Deps): void {
  app.route({ ...findSession, handler: (request) => getSessionOwner(deps, request.params.sessionId) })
  app.route({ ...getJourneyCall, handler: (request) => getJourney(deps, request.params.sessionId) })
  app.route({ ...getQrCodeCall, handler: (request) => getQrCode(deps, request.params.sessionId) })
}
