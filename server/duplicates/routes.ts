import * as contract from '../../contract/duplicates.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { listDuplicates, mergeAttendees } from './merge-attendees.ts'

/** Serves what makes one person of two. */
export function duplicateRoutes(app: App, deps: Deps): void {
  app.route({ ...contract.listDuplicates, handler: () => listDuplicates(deps) })
  app.route({
    ...contract.mergeAttendees,
    handler: (request) => mergeAttendees(deps, staffOf(request), request.params.id, request.body),
  })
}
