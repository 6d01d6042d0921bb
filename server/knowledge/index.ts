export { inLanguage, type KnowledgeEntry, toEntry } from './entry.ts'
export { createLibrary, type Library } from './library.ts'
