import { changeSetupStep as changeCall, getSetup } from '../../contract/setup.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { changeSetupStep, readSetup } from './manage-setup.ts'

/** Serves the set-up guide. */
export function setupRoutes(app: App, deps: Deps): void {
  app.route({ ...getSetup, handler: () => readSetup(deps) })
  app.route({
    ...changeCall,
    handler: (request) => changeSetupStep(deps, staffOf(request), request.params.id, request.body.state),
  })
}
