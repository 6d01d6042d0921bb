import * as contract from '../../contract/editions.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { beginEdition } from './begin-edition.ts'
import { closeEdition, reopenEdition } from './close-edition.ts'
import { forgetNames, readEdition, readEditions } from './read-editions.ts'

/** Serves the end of an edition, its archive, and the beginning of the next. */
export function editionRoutes(app: App, deps: Deps): void {
  app.route({ ...contract.listEditions, handler: () => readEditions(deps) })
  app.route({ ...contract.getEdition, handler: ({ params }) => readEdition(deps, params.id) })
  app.route({
    ...contract.forgetNames,
    handler: (request) => forgetNames(deps, staffOf(request), request.params.id),
  })
  app.route({
    ...contract.closeEdition,
    handler: (request) => closeEdition(deps, staffOf(request), request.body),
  })
  app.route({ ...contract.reopenEdition, handler: (request) => reopenEdition(deps, staffOf(request)) })
  app.route({
    ...contract.beginEdition,
    handler: (request) => beginEdition(deps, staffOf(request), request.body),
  })
}
