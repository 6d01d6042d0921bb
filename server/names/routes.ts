import * as calls from '../../contract/names.ts'
import type { Deps } from '../deps.ts'
import { actorOf, staffOf } from '../http/allow.ts'
import { LARGEST_UPLOAD, receiveFile, sendCsv, sendReport, withUploads } from '../http/csv-files.ts'
import type { App } from '../http/typed-app.ts'
import { listNamesInUse } from './store.ts'
import { exportNames, importNames, translateName } from './translate-names.ts'

/** Serves names in other languages to staff, and tells every browser when one changed. */
export function nameRoutes(app: App, deps: Deps): void {
  const stop = deps.live.onChange(({ topic }) => {
    // Screens read names with the event, as they do when an installation changes.
    if (topic === 'names') deps.live.publish('installations', { updatedAt: deps.clock.now().toISOString() })
  })
  app.addHook('onClose', async () => stop())
  app.route({ ...calls.listNames, handler: async () => ({ names: await listNamesInUse(deps.db) }) })
  app.route({
    ...calls.translateName,
    handler: (request) => translateName(deps, actorOf(request), request.body),
  })
  app.route({
    ...calls.exportNames,
    handler: async (_request, reply) => sendCsv(reply, 'names.csv', await exportNames(deps)),
  })
  withUploads(app, (routes) =>
    routes.route({
      ...calls.importNames,
      bodyLimit: LARGEST_UPLOAD,
      handler: async (request, reply) => {
        const { dryRun } = request.query
        const report = await importNames(deps, staffOf(request), await receiveFile(request), dryRun)
        return sendReport(reply, report, dryRun)
      },
    }),
  )
}
