import { listAudit } from '../../contract/audit.ts'
import { countPages } from '../count-pages.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { listRecords } from './store.ts'

/** Serves who changed what, when. */
export function auditRoutes(app: App, deps: Deps): void {
  app.route({
    ...listAudit,
    handler: async ({ query: { search = '', page, pageSize } }) => {
      const { rows, total } = await listRecords(deps.db, search.trim(), page, pageSize)
      const records = rows.map(({ id, at, actor, action, subject, before, after }) => {
        return { id: String(id), at: at.toISOString(), actor, action, subject, before, after }
      })
      return { records, total, page, pages: countPages(total, pageSize) }
    },
  })
}
