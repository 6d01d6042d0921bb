import type { Language } from '../../../contract/languages.ts'
import { matchLexicon } from '../intents/match-lexicon.ts'
import { matchSmallTalk } from '../intents/match-small-talk.ts'
import { meaningOf } from '../intents/meaning.ts'
import { type KnowledgeEntry, type Retriever, textOf } from '../retrieval/index.ts'
import { plainQuestion, type WordKind, wordKindsOf } from './words.ts'

/** A question of the same session, and the entries that its answer stands on. */
export interface Exchange {
  question: string
  language: string
  sourceIds: string[]
}

/** A question that leans on what was said before, as it reads by itself. */
export interface FollowUp {
  /** What is searched for. */
  question: string
  /** What a language model is asked. */
  plain: string
  /** The entry that it is about, where it is about one. */
  about?: KnowledgeEntry
}

type Conversation = {
  question: string
  language: Language
  now: Date
  /** Newest first. */
  before: readonly Exchange[]
  entries: readonly KnowledgeEntry[]
  retriever: Retriever
}

type Form = { kind: 'subject' | 'moment'; words: ReadonlySet<WordKind> }

const clock = /\d{1,2}[:.h時点點시]|\d ?(?:am|pm|uhr)\b/i

/**
 * Reads "and tomorrow?", "how much is that?", "when does she play?" with the help of what was asked before. A question
 * that names something is one by itself, and so is every question of a session that has only begun.
 */
export function readFollowUp(conversation: Conversation): FollowUp | undefined {
  const { question, language, before } = conversation
  if (before.length === 0) return undefined
  const form = formOf(conversation, question)
  if (!form || matchLexicon(question, language)) return undefined
  // "Und morgen?" asks; "morgen!" greets.
  const isShort = form.kind === 'moment' && (form.words.size > 0 || question.includes('?'))
  if (!isShort && matchSmallTalk(question, language)) return undefined
  return form.kind === 'moment' ? atAnotherMoment(conversation) : ofTheSame(conversation, form)
}

function formOf({ language, now, retriever }: Conversation, question: string): Form | undefined {
  const time = retriever.timeIn(question, language, now)
  const words = wordKindsOf(time?.rest ?? question, language)
  if (!words) return undefined
  const isNamed = [...words].every((kind) => kind === 'link')
  if (time && isNamed) return { kind: 'moment', words }
  const asks = words.has('price') || words.has('place') || words.has('time')
  // "Who plays tomorrow?" is a question by itself, "how much?" is not.
  return words.has('refer') || (asks && !time) ? { kind: 'subject', words } : undefined
}

// The question before, at the moment that is asked for now: what is on then, or the same entry where it has no moment.
function atAnotherMoment(conversation: Conversation): FollowUp | undefined {
  const { question, language, now, before, entries, retriever } = conversation
  const base = before.find(
    (exchange) =>
      exchange.language === language &&
      !meaningOf(exchange.question, language).intent &&
      !formOf(conversation, exchange.question),
  )
  if (!base) return undefined
  const topic = retriever.timeIn(base.question, language, now)?.rest ?? base.question
  const whole = `${topic.trim()} ${question}`
  const [source, ...others] = base.sourceIds
  const entry = others.length === 0 ? entries.find(({ id }) => id === source) : undefined
  return { question: whole, plain: whole, ...(entry?.startsAt === null ? { about: entry } : {}) }
}

function ofTheSame({ question, language, before, entries }: Conversation, { words }: Form) {
  // Thanks and greetings in between change nothing.
  const last = before.find(({ question: said }) => !matchSmallTalk(said, language))
  // Of a list the first is meant; the answer names it.
  const about = entries.find(({ id }) => id === last?.sourceIds[0])
  if (!about) return undefined
  const { title, description } = textOf(about, language)
  // "When do you close?" is asked of the festival where what was spoken of has no hours.
  const hasHours = about.startsAt !== null || clock.test(description)
  if (words.has('time') && !words.has('refer') && !hasHours) return undefined
  const asked = [question, plainQuestion(words, language)].filter(Boolean).join(' ')
  return { question: asked, plain: `${title}: ${question}`, about }
}
