export { type PackedConcepts, shareConcepts } from './concept-index.ts'
export { isNearMiss } from './confidence.ts'
export {
  createRetriever,
  type Retriever,
  type RetrieverOptions,
  type Search,
} from './create-retriever.ts'
export { leastSure } from './entries-about.ts'
export { type KnowledgeEntry, placeOf, textOf } from './entry.ts'
export { guessLanguage, mayBeEnglish } from './guess-language.ts'
export { wordForWord } from './plain-question.ts'
