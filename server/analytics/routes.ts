import { getAnalytics } from '../../contract/analytics.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { readAnalytics } from './read-analytics.ts'
import { advanceFigures } from './store.ts'

/** Serves the festival in figures. */
export function analyticsRoutes(app: App, deps: Deps): void {
  // A ledger that grew while nobody looked is counted before the first organiser does: once to find how far counting
  // may go, once to count.
  app.addHook('onReady', async () => {
    await advanceFigures(deps.db)
    await advanceFigures(deps.db)
  })
  app.route({ ...getAnalytics, handler: (request) => readAnalytics(deps, staffOf(request).role) })
}
