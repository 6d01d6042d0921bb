import { listDemoWristbands } from '../../contract/demo.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { listDemoTags } from './store.ts'

/** A tray has room for this many. */
const TRAY_SIZE = 8

/** Serves the wristbands of the demo tray. Registered in demo mode only: live, no tag ever leaves the server. */
export function demoRoutes(app: App, { db }: Deps): void {
  app.route({
    ...listDemoWristbands,
    handler: async () => ({ wristbands: await listDemoTags(db, TRAY_SIZE) }),
  })
}
