import * as settings from '../../contract/admin-event.ts'
import { getEvent } from '../../contract/event.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { correctColour } from './brand-styles.ts'
import { changeEvent, readSettings } from './change-event.ts'
import { createEventReader } from './get-event.ts'
import { pictureRoutes } from './picture-routes.ts'

/** Serves the festival's own record and its settings, and tells every browser when they changed. */
export function eventRoutes(app: App, deps: Deps): void {
  const stop = deps.live.onChange(({ topic }) => {
    if (topic === 'event') deps.live.publish('event', { updatedAt: deps.clock.now().toISOString() })
  })
  app.addHook('onClose', async () => stop())
  pictureRoutes(app, deps)
  app.route({ ...getEvent, handler: createEventReader(deps) })
  app.route({ ...settings.getEventSettings, handler: () => readSettings(deps) })
  app.route({
    ...settings.correctColours,
    handler: async ({ query: { accent, second } }) => ({
      accent: accent === undefined ? null : correctColour(accent),
      second: second === undefined ? null : correctColour(second),
    }),
  })
  app.route({
    ...settings.changeEvent,
    handler: (request) => changeEvent(deps, staffOf(request), request.body),
  })
}
