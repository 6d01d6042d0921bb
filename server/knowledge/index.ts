export { inLanguage, type KnowledgeEntry, toEntry } from './entry.ts'
export { type Library, openLibrary } from './library.ts'
