export { fold } from './fold.ts'
export { BEYOND, conceptsIn, isConcept, listConceptNames } from './library.ts'
export { readEntries } from './read-entries.ts'
export { type Understanding, understandMore } from './understand.ts'
