import { getAnalytics } from '../../contract/analytics.ts'
import { may } from '../../contract/roles.ts'
import type { Deps } from '../deps.ts'
import { catchUpWithLedger } from '../figures/index.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { readAnalytics } from './read-analytics.ts'

/** Serves the festival in figures. */
export function analyticsRoutes(app: App, deps: Deps): void {
  app.addHook('onReady', () => catchUpWithLedger(deps))
  app.route({
    ...getAnalytics,
    handler: (request) => {
      const seesAll = request.apiKey !== undefined || may(staffOf(request), 'performance:read')
      return readAnalytics(deps, seesAll)
    },
  })
}
