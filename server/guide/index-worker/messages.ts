import type { Preference, Recommendation } from '../../../contract/guide.ts'
import type { Language } from '../../../contract/languages.ts'
import type { KnowledgeEntry } from '../../knowledge/index.ts'
import type { VectorLayout } from '../../vectors/index.ts'
import type { ComposedAnswer } from '../built-in/compose-answer.ts'
import type { Exchange } from '../conversation/read-follow-up.ts'
import type { PackedConcepts } from '../retrieval/index.ts'

/** What the guide needs to know of the festival. */
export interface Place {
  timeZone: string
  /** Hour at which an event day begins. */
  dayStartsAtHour: number
  /** The event's first and last day, as yyyy-mm-dd. */
  startsOn?: string
  endsOn?: string
  /** Where the event's settings say that people can ask, by language. */
  helpDesk?: Partial<Record<Language, string>>
}

/** The library of concepts, indexed, by language. */
export type SharedConcepts = Partial<Record<Language, PackedConcepts>>

/** What a worker indexes before it is ready. */
export interface IndexInput {
  entries: KnowledgeEntry[]
  place: Place
  /** Languages that are indexed at once; any other follows when it is first asked in. */
  languages: Language[]
  /** What earlier workers have indexed of the library of concepts. */
  concepts: SharedConcepts
}

/** A question to answer, at a moment of the programme. */
export interface QuestionTask {
  kind: 'question'
  question: string
  language: Language
  now: Date
  /** What was asked before in the same session, newest first. */
  before?: Exchange[]
  /** Of the question, where an embedding model made one. */
  vector?: Float32Array
}

/** A fortune to compose. */
export interface FortuneTask {
  kind: 'fortune'
  preference: Preference
  language: Language
  seenEntryIds: string[]
  before?: string | undefined
  /** The entries of a reading that is told again. */
  entryIds?: string[] | undefined
  seed: string
  now: Date
}

/** Ways of asking for an entry, to be compared with all other entries. */
export interface PhrasesTask {
  kind: 'phrases'
  entryId: string
  language: Language
  phrases: string[]
  now: Date
}

/** A search of the entries by meaning. */
export interface SearchTask {
  kind: 'search'
  question: string
  language: Language
  now: Date
}

/** Everything that a worker does. */
export type WorkerTask = QuestionTask | FortuneTask | PhrasesTask | SearchTask

/** What comes of a question: the built-in answer, and what comes near, best first. */
export interface QuestionResult {
  composed: ComposedAnswer
  /** The question as it reads by itself: what was said before is part of it where it leaned on that. */
  plain: string
  /** Entries that were found, and those after them that a language model may choose from. */
  nearIds: string[]
  /** Whether the question speaks of a moment, so that its answer holds for that moment alone. */
  isOfMoment: boolean
}

/** A fortune with its recommendations. */
export interface FortuneResult {
  fortune: string
  recommendations: Recommendation[]
}

/** The result of each kind of task. */
export interface Results {
  question: QuestionResult
  fortune: FortuneResult
  /** Those phrases that ask for no other entry. */
  phrases: string[]
  /** Ids of the entries that answer, best first; none where nothing does. */
  search: string[]
}

/** A numbered task on its way to the worker. */
export type Task = { number: number } & WorkerTask

/** What has changed: entries that are new or other than before, and the ids of all there are, in their order. */
export interface Difference {
  changed: KnowledgeEntry[]
  ids: string[]
}

/** A numbered difference on its way to the worker. */
export type ChangeMessage = { kind: 'change'; number: number } & Difference

/** Vectors by which entries are ranked too, from now on. */
export interface VectorsMessage {
  kind: 'vectors'
  layout: VectorLayout | undefined
}

/** What the worker says: that it is ready, that it lives and indexes, or what became of a task. */
export type WorkerMessage =
  | { kind: 'indexing' }
  | { kind: 'ready' }
  | { kind: 'concepts'; language: Language; packed: PackedConcepts }
  | { kind: 'changed'; number: number }
  | { kind: 'done'; number: number; result: Results[keyof Results] }
  | { kind: 'failed'; number: number; reason: string }
