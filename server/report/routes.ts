import { getReport } from '../../contract/report.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { readReport } from './read-report.ts'

/** Serves the final report. */
export function reportRoutes(app: App, deps: Deps): void {
  app.route({ ...getReport, handler: ({ query }) => readReport(deps, query) })
}
