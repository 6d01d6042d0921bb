import type { Language } from '../../../contract/languages.ts'
import type { KnowledgeEntry, Retriever, Search } from '../retrieval/index.ts'

/** What an answer is composed from: what the retriever found, and the knowledge it searched. */
export type AnswerInput = {
  question: string
  language: Language
  search: Search
  entries: readonly KnowledgeEntry[]
  retriever: Retriever
  now: Date
  timeZone: string
  /** Where the event's settings say that people can ask. */
  helpDesk?: string | undefined
  /** Whether the question leans on what was asked before; the answer says what it understood. */
  isFollowUp?: boolean
  /** Whether it asks something of the entry that the answer before was about: it means nothing else then. */
  isAboutEntry?: boolean
}

/** What is said of a topic, and the entries it stands on; none where the festival has written nothing about it. */
export type TopicAnswer = { said: string[]; entries: KnowledgeEntry[] }
