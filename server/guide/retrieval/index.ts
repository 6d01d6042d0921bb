export {
  createRetriever,
  type Retriever,
  type Search,
} from './create-retriever.ts'
export { type KnowledgeEntry, textOf } from './entry.ts'
