import type { Answer, FortuneTold } from '../../contract/guide.ts'
import type { Journey } from '../../contract/journeys.ts'
import { type Keepsake, keep, kept } from '../platform/keepsake.ts'
import type { Exchange } from './conversation.ts'

// What this phone made is found again without a network, after a reload, and by the way back. A shared screen keeps none of it.

/** Keeps a journey as the server told it. */
export function keepJourney(sessionId: string, journey: Journey): void {
  keep(nameOf(sessionId), journey)
}

/** The journey of a session as this device knows it. */
export function keptJourney(sessionId: string): Keepsake<Journey> | undefined {
  return kept(nameOf(sessionId), isJourney)
}

/** Writes a fortune that was just told into the journey that this device keeps. */
export function keepFortune({ sessionId, id, preference, fortune, recommendations }: FortuneTold): void {
  const journey = journeySoFar(sessionId)
  const told = { id, preference, fortune, recommendations }
  keepJourney(sessionId, { ...journey, fortunes: [...journey.fortunes, told] })
}

/** Writes an answer that was just given into the journey that this device keeps. */
export function keepAnswer({ sessionId, id, question, answer, relatedTopics }: Answer): void {
  const journey = journeySoFar(sessionId)
  const told = { id, question, answer, relatedTopics, sessionId }
  keepJourney(sessionId, { ...journey, questions: [...journey.questions, told] })
}

/** More of a conversation than this nobody reads again on a phone. */
const LONGEST_CONVERSATION = 30
const CONVERSATION = 'conversation'

/** Keeps the conversation of a session: what was answered, and what was stopped. */
export function keepConversation(sessionId: string, exchanges: readonly Exchange[]): void {
  keep(CONVERSATION, { sessionId, exchanges: exchanges.slice(-LONGEST_CONVERSATION) })
}

/** The conversation of a session that this device has kept; empty if that was somebody else's. */
export function keptConversation(sessionId: string | undefined): readonly Exchange[] {
  const found = kept(CONVERSATION, isConversation)?.value
  return found !== undefined && found.sessionId === sessionId ? found.exchanges : []
}

function journeySoFar(sessionId: string): Journey {
  return keptJourney(sessionId)?.value ?? { fortunes: [], questions: [] }
}

function nameOf(sessionId: string): string {
  return `journey:${sessionId}`
}

function isJourney(value: unknown): value is Journey {
  const { fortunes, questions } = (value ?? {}) as Partial<Journey>
  return Array.isArray(fortunes) && Array.isArray(questions)
}

function isConversation(value: unknown): value is { sessionId: string; exchanges: Exchange[] } {
  const { sessionId, exchanges } = (value ?? {}) as { sessionId?: unknown; exchanges?: unknown }
  return typeof sessionId === 'string' && Array.isArray(exchanges)
}
