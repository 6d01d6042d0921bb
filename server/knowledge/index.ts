export { toAdminEntry } from './admin-entry.ts'
/** What schedules and the preparation write: whole entries, under the lock that lets nobody else write any. */
export { findEntry as readEntryForUpdate, lockEntries, updateEntry as writeEntry } from './admin-store.ts'
export { contentOf, type EntryContent, MOST_PHRASES, normalize, toPhrase } from './content.ts'
export { inLanguage, type KnowledgeEntry, toEntry } from './entry.ts'
export {
  createEntryId,
  insertImported,
  updateFromSchedule,
  updateImported,
} from './import-store.ts'
export { createLibrary, type Library } from './library.ts'
export { keptWith, seenIn } from './seen.ts'
export type { EntryRow } from './store.ts'
export { listActiveEntries } from './store.ts'
