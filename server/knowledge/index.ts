export { inLanguage, type KnowledgeEntry } from './entry.ts'
export { type Library, openLibrary } from './library.ts'
