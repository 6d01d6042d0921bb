import type { Preference, Recommendation } from '../../../contract/guide.ts'
import type { Language } from '../../../contract/languages.ts'
import type { KnowledgeEntry } from '../../knowledge/index.ts'
import type { ComposedAnswer } from '../built-in/compose-answer.ts'

/** What the guide needs to know of the festival. */
export interface Place {
  timeZone: string
  /** Hour at which an event day begins. */
  dayStartsAtHour: number
}

/** What a mind learns before it is ready. */
export interface Lesson {
  entries: KnowledgeEntry[]
  place: Place
  /** Languages that are indexed at once; any other follows when it is first asked in. */
  spoken: Language[]
}

/** A question to think about, at a moment of the programme. */
export interface AskedOfMind {
  kind: 'question'
  question: string
  language: Language
  now: Date
}

/** A fortune to think up. */
export interface WishedOfMind {
  kind: 'fortune'
  preference: Preference
  language: Language
  seenEntryIds: string[]
  seed: string
  now: Date
}

/** What the mind made of a question: the built-in answer, and the entries that were found, best first. */
export interface Thought {
  composed: ComposedAnswer
  hitIds: string[]
}

/** A fortune with its recommendations. */
export interface Reading {
  fortune: string
  recommendations: Recommendation[]
}

/** What each kind of task is answered with. */
export interface Answers {
  question: Thought
  fortune: Reading
}

/** A numbered task on its way to the worker. */
export type Task = { number: number } & (AskedOfMind | WishedOfMind)

/** What the worker says: that it is ready, or what became of a task. */
export type Told =
  | { kind: 'ready' }
  | { kind: 'done'; number: number; answer: Thought | Reading }
  | { kind: 'failed'; number: number; reason: string }
