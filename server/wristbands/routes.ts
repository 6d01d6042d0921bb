import { authenticate as authenticateCall } from '../../contract/wristbands.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { authenticate } from './authenticate.ts'

/** Serves the check-in by wristband. */
export function wristbandRoutes(app: App, deps: Deps): void {
  app.route({
    ...authenticateCall,
    handler: ({ identifyCaller, body }) => authenticate(deps, identifyCaller, body.rfidTagId),
  })
}
