import * as calls from '../../contract/admin-knowledge.ts'
import * as understanding from '../../contract/understanding.ts'
import { listConceptNames } from '../concepts/index.ts'
import { countPages } from '../count-pages.ts'
import type { Deps } from '../deps.ts'
import { actorOf, staffOf } from '../http/allow.ts'
import { LARGEST_UPLOAD, receiveFile, sendCsv, sendReport, withUploads } from '../http/csv-files.ts'
import type { App } from '../http/typed-app.ts'
import { toAdminEntry } from './admin-entry.ts'
import { listEntryPage } from './admin-store.ts'
import { importEntries } from './import-entries.ts'
import { changeEntry, createEntry, deleteEntry, exportEntries, restoreEntry } from './manage-entries.ts'
import { listQuestionGroups } from './question-store.ts'
import { resolveQuestion } from './resolve-question.ts'
import { narrow, understandOne, withUnderstood } from './understand-entries.ts'

/** Serves the event knowledge to admins. */
export function knowledgeAdminRoutes(app: App, deps: Deps): void {
  app.route({
    ...calls.listEntries,
    handler: async ({ query }) => {
      const wanted = await narrow(deps, query)
      const { rows, total } = await listEntryPage(deps.db, { ...query, ...wanted })
      const pages = countPages(total, query.pageSize)
      return { entries: await withUnderstood(rows.map(toAdminEntry)), total, pages, page: query.page }
    },
  })
  app.route({
    ...calls.createEntry,
    bodyLimit: LARGEST_ENTRY,
    handler: async (request, reply) =>
      reply.code(201).send(await createEntry(deps, actorOf(request), request.body)),
  })
  app.route({
    ...calls.changeEntry,
    bodyLimit: LARGEST_ENTRY,
    handler: (request) => changeEntry(deps, actorOf(request), request.params.id, request.body),
  })
  app.route({
    ...calls.removeEntry,
    handler: async (request, reply) => {
      await deleteEntry(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...calls.restoreEntry,
    handler: (request) => restoreEntry(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...understanding.listConcepts,
    handler: async ({ query }) => ({ concepts: await listConceptNames(query.language) }),
  })
  app.route({
    ...understanding.understandEntry,
    bodyLimit: LARGEST_ENTRY,
    handler: ({ body }) => understandOne(body),
  })
  fileRoutes(app, deps)
  questionRoutes(app, deps)
}

/** Seven languages of description and phrases are more than a plain call may carry. */
const LARGEST_ENTRY = 512 * 1024

function fileRoutes(app: App, deps: Deps): void {
  app.route({
    ...calls.exportEntries,
    handler: async ({ query }, reply) =>
      sendCsv(
        reply,
        'event-knowledge.csv',
        await exportEntries(deps, { ...query, ...(await narrow(deps, query)) }),
      ),
  })
  withUploads(app, (routes) =>
    routes.route({
      ...calls.importEntries,
      bodyLimit: LARGEST_UPLOAD,
      handler: async (request, reply) => {
        const { dryRun } = request.query
        const report = await importEntries(deps, staffOf(request), await receiveFile(request), dryRun)
        return sendReport(reply, report, dryRun)
      },
    }),
  )
}

function questionRoutes(app: App, deps: Deps): void {
  app.route({
    ...calls.listOpenQuestions,
    handler: async ({ query }) => ({ questions: await listQuestionGroups(deps.db, query.unanswered) }),
  })
  app.route({
    ...calls.resolveQuestion,
    handler: async (request, reply) => {
      await resolveQuestion(deps, staffOf(request), request.params.id, request.body.entryId)
      return reply.code(204).send(null)
    },
  })
}
