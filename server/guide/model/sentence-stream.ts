import { type Language, locales } from '../../../contract/languages.ts'
import type { ModelDraft } from '../../providers/guide-model/port.ts'
import type { Checks, Objection } from './check-answer.ts'
import { onOneLine } from './plain-text.ts'
import { sentencesOf } from './words.ts'

/** Lets a streaming answer be heard sentence by sentence, each one only after it passed the checks. */
export interface SentenceStream {
  /** Takes a longer draft. Answers an objection once; the answer is lost then. */
  take(draft: ModelDraft): Objection | undefined
  /** Whether anybody has heard a word. */
  hasBegun(): boolean
  /** Lets the rest of an answer be heard, which as a whole has passed. */
  finish(answer: string): void
}

/**
 * Begins an answer. A sentence that speaks of no entry, such as a greeting, waits for one that does: a model that
 * only does what the question told it to do is never heard.
 */
export function streamSentences(
  checks: Checks,
  language: Language,
  hear: (text: string) => void,
): SentenceStream {
  let checkedUpTo = 0
  let heardUpTo = 0
  const release = (text: string, upTo: number) => {
    if (upTo > heardUpTo) hear(text.slice(heardUpTo, upTo))
    heardUpTo = Math.max(heardUpTo, upTo)
  }
  return {
    take({ answer, sourceIds, grounded }) {
      if (!grounded || !sourceIds) return undefined
      const text = onOneLine(answer)
      if (checks.isTooLong(text)) return 'too long'
      // The last sentence may go on, so it waits for the next one to begin.
      const complete = sentencesOf(text.slice(checkedUpTo), locales[language]).slice(0, -1)
      for (const sentence of complete) {
        const objection = checks.sentence(sentence, sourceIds)
        if (objection) return objection
        checkedUpTo += sentence.length
        if (checks.isAnchored(sentence, sourceIds)) release(text, checkedUpTo)
      }
      return undefined
    },
    hasBegun: () => heardUpTo > 0,
    finish: (answer) => release(answer, answer.length),
  }
}
