import type { Answer } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { listLatestQuestions, resumeOrOpenSession, saveQuestion } from '../journeys/index.ts'
import { identifySpender } from '../usage/index.ts'

/** A question as it reached us. */
export interface Question {
  question: string
  language: Language
  sessionId?: string | null | undefined
  /** From the cookie of a guest, who may have many sessions. */
  guestId?: string | undefined
}

/**
 * Answers a question from the event knowledge and keeps both in the journey; one that nothing answers is kept for
 * the staff.
 * @param hear gets the words as they come, before the whole answer
 */
export async function askQuestion(
  deps: Deps,
  identify: IdentifyCaller,
  { question, language, sessionId, guestId }: Question,
  hear: (text: string) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  const session = await resumeOrOpenSession(deps, identify, sessionId)
  const spender = await identifySpender(identify, guestId, session.attendeeId)
  // A session that the caller does not hold is a new one here: nobody's questions are leaned on but their own.
  const before = session.id === sessionId ? await listLatestQuestions(deps.db, session.id) : []
  const written = await deps.guide.answer({ question, language, before, spender, signal }, hear)
  const id = await saveQuestion(deps.db, {
    sessionId: session.id,
    language,
    question,
    answer: written.answer,
    relatedTopics: written.relatedTopics,
    sourceIds: written.sources.map((source) => source.id),
    grounded: written.grounded,
    writtenBy: written.writtenBy,
  })
  await deps.speechAllowlist.add([written.answer], language)
  const { answer, relatedTopics, sources, grounded, programme } = written
  const list = programme ? { programme } : {}
  return { sessionId: session.id, id, question, answer, relatedTopics, sources, grounded, ...list }
}
