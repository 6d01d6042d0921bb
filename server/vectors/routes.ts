import * as calls from '../../contract/vectors.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { readVectors, renewVectors } from './manage-vectors.ts'

/** Serves to staff how it goes with the vectors of the entries. */
export function vectorRoutes(app: App, deps: Deps): void {
  app.route({ ...calls.getVectors, handler: () => readVectors(deps) })
  app.route({ ...calls.renewVectors, handler: (request) => renewVectors(deps, staffOf(request)) })
}
