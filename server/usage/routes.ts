import { getUsage } from '../../contract/usage.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { readUsage } from './read-usage.ts'

/** Serves what the services that are paid for have used. */
export function usageRoutes(app: App, deps: Deps): void {
  app.route({ ...getUsage, handler: async () => ({ services: await readUsage(deps) }) })
}
