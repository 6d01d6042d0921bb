import { getDataDictionary, listExports } from '../../contract/export-dictionary.ts'
import type { AnyExport, Dataset } from '../../contract/exports.ts'
import type { Deps } from '../deps.ts'
import { actorOf, staffOf } from '../http/allow.ts'
import { streamFile } from '../http/stream-file.ts'
import type { App } from '../http/typed-app.ts'
import { choose } from './choose.ts'
import { readDictionary } from './dictionary.ts'
import { exportDataset } from './export-dataset.ts'
import { exportCalls, listOwnExports } from './list-exports.ts'

/** Serves everything as files, and what their columns mean. */
export function exportRoutes(app: App, deps: Deps): void {
  app.route({
    ...listExports,
    handler: (request) => listOwnExports(deps, staffOf(request), request.query.language),
  })
  app.route({
    ...getDataDictionary,
    handler: async ({ query }) => ({ datasets: readDictionary(query.language) }),
  })
  for (const [dataset, call] of Object.entries(exportCalls) as [Dataset, AnyExport][]) {
    app.route({
      ...call,
      // A HEAD would read the whole dataset, to say nothing of it.
      exposeHeadRoute: false,
      handler: (request, reply) => {
        const chosen = choose(dataset, request.query)
        return streamFile(request, reply, (file) => exportDataset(deps, actorOf(request), chosen, file))
      },
    })
  }
}
