import type { Answer } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import { EVERYBODYS, type Keepsake, keep, kept } from '../platform/keepsake.ts'

/** Keeps the answer to a preset question for the time without network. */
export function keepQuickAnswer(question: string, language: Language, answer: Answer): void {
  keep(nameOf(question, language), answer)
}

/** The kept answer to a question, if it is one of the preset ones and was answered here before. */
export function keptQuickAnswer(question: string, language: Language): Keepsake<Answer> | undefined {
  return kept(nameOf(question, language), isAnswer)
}

function nameOf(question: string, language: Language): string {
  return `${EVERYBODYS}${language}:${question}`
}

function isAnswer(value: unknown): value is Answer {
  const { answer, relatedTopics } = (value ?? {}) as Partial<Answer>
  return typeof answer === 'string' && Array.isArray(relatedTopics)
}
