/** What schedules write: whole entries, under the lock that lets nobody else write any. */
export { lockEntries } from './admin-store.ts'
export { contentOf, type EntryContent, normalize } from './content.ts'
export { inLanguage, type KnowledgeEntry, toEntry } from './entry.ts'
export {
  createEntryId,
  insertImported,
  updateFromSchedule,
  updateImported,
} from './import-store.ts'
export { createLibrary, type Library } from './library.ts'
export type { EntryRow } from './store.ts'
