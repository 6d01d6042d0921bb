import { errors } from '../../contract/errors.ts'
import * as contract from '../../contract/people-imports.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import { LARGEST_UPLOAD, receiveForm, withUploads } from '../http/csv-files.ts'
import type { App } from '../http/typed-app.ts'
import { importPeople } from './import-people.ts'
import { listWrittenImports, undoImport } from './undo-import.ts'

/** Serves imports of people. */
export function importRoutes(app: App, deps: Deps): void {
  app.route({ ...contract.listImports, handler: () => listWrittenImports(deps) })
  app.route({
    ...contract.undoImport,
    handler: (request) => undoImport(deps, staffOf(request), request.params.id, request.query.dryRun),
  })
  withUploads(app, (routes) => {
    routes.route({
      ...contract.importAttendees,
      bodyLimit: LARGEST_UPLOAD,
      handler: async (request, reply) => {
        const { dryRun } = request.query
        const file = await receiveForm(request, 'choice', contract.ImportChoice)
        const given = { name: file.name, content: file.content, choice: file.said ?? {} }
        const report = await importPeople(deps, staffOf(request), given, dryRun)
        if (dryRun || report.errorCount === 0) return reply.send(report)
        const { status, message } = errors.import_failed
        return reply.code(status).send({ error: message, code: 'import_failed', ...report })
      },
    })
  })
}
