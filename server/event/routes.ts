import { getEvent } from '../../contract/event.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { createEventReader } from './get-event.ts'

/** Serves the festival's own record. */
export function eventRoutes(app: App, deps: Deps): void {
  app.route({ ...getEvent, handler: createEventReader(deps) })
}
