import * as calls from '../../contract/preparation.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { acceptPrepared } from './accept.ts'
import { changePreparation, readPreparation, startPreparation } from './manage-run.ts'
import { discardPrepared, editPrepared, listPrepared } from './review.ts'
import { undoPreparation } from './undo.ts'

/** A description and fifty phrases are more than a plain call may carry. */
const LARGEST_EDIT = 128 * 1024

/** Serves the preparation of the event knowledge to admins. */
export function preparationRoutes(app: App, deps: Deps): void {
  app.route({ ...calls.getPreparation, handler: () => readPreparation(deps) })
  app.route({
    ...calls.startPreparation,
    handler: async (request, reply) => reply.code(201).send(await startPreparation(deps, staffOf(request))),
  })
  app.route({
    ...calls.changePreparation,
    handler: (request) => changePreparation(deps, staffOf(request), request.body.state),
  })
  app.route({
    ...calls.undoPreparation,
    handler: async (request) => {
      await undoPreparation(deps, staffOf(request))
      return readPreparation(deps)
    },
  })
  app.route({ ...calls.listPreparedEntries, handler: ({ query }) => listPrepared(deps, query) })
  app.route({
    ...calls.acceptPrepared,
    handler: (request) => acceptPrepared(deps, staffOf(request), request.body.entryId),
  })
  app.route({
    ...calls.discardPrepared,
    handler: async (request, reply) => {
      await discardPrepared(deps, staffOf(request), request.body)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...calls.editPrepared,
    bodyLimit: LARGEST_EDIT,
    handler: (request) => editPrepared(deps, staffOf(request), request.params, request.body),
  })
}
