import * as admin from '../../contract/admin-terms.ts'
import { getTerms } from '../../contract/terms.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { publishTerms, readTerms, showTerms } from './publish-terms.ts'

/** Room for the longest text in every language, written as JSON. */
const LARGEST_TERMS = 1024 * 1024

/** Serves the terms that the organiser wrote, and lets admins write them. */
export function termsRoutes(app: App, deps: Deps): void {
  app.route({ ...getTerms, handler: ({ query }) => showTerms(deps, query.language) })
  app.route({ ...admin.getEventTerms, handler: () => readTerms(deps) })
  app.route({
    ...admin.publishTerms,
    bodyLimit: LARGEST_TERMS,
    handler: (request) => publishTerms(deps, staffOf(request), request.body),
  })
}
