import { getEntry, type PublicEntry } from '../../contract/knowledge.ts'
import type { Language } from '../../contract/languages.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { App } from '../http/typed-app.ts'
import { inLanguage } from './entry.ts'

/** Serves single entries of the event knowledge. */
export function knowledgeRoutes(app: App, deps: Deps): void {
  app.route({
    ...getEntry,
    handler: (request) => readEntry(deps, request.params.entryId, request.query.language),
  })
}

/** @throws Refusal entry_not_found, also for a deleted entry */
async function readEntry({ library }: Deps, id: string, language: Language): Promise<PublicEntry> {
  const entry = (await library.entries()).find((candidate) => candidate.id === id)
  if (!entry) throw new Refusal('entry_not_found')
  return inLanguage(entry, language)
}
