import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Answer, askQuestion } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { call } from '../platform/api.ts'
import { isAway } from '../platform/api-failure.ts'
import { within } from '../platform/within.ts'
import { LONGEST_MS } from './ask-leon.ts'
import type { Preset } from './presets.ts'
import { keepQuickAnswer, keptQuickAnswer } from './quick-answers.ts'

/** An answer to a preset question, and when it was saved if it comes from this device. */
export interface QuickAnswer {
  answer: Answer
  savedAt: string | undefined
}

/** So late that it never stands in the way of what the visitor came for. */
const PRECACHE_AFTER_MS = 1_500

/** The answer to a preset question; without network the one this device has kept. */
export function useQuickAnswer(preset: Preset | undefined) {
  const { language } = useLanguage()
  return useQuery({ ...answerTo(preset?.question ?? '', language), enabled: preset !== undefined })
}

/** Gets their answers onto this device while there is a network, for the time when there is none. */
export function usePrecachedAnswers(presets: readonly Preset[]): void {
  const { language } = useLanguage()
  const client = useQueryClient()
  useEffect(() => {
    let isLeft = false
    const precache = async () => {
      for (const { question } of presets) {
        if (isLeft || !navigator.onLine) return
        if (keptQuickAnswer(question, language) === undefined)
          await client.prefetchQuery(answerTo(question, language))
      }
    }
    const timer = setTimeout(() => void precache(), PRECACHE_AFTER_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [client, language, presets])
}

function answerTo(question: string, language: Language) {
  return {
    queryKey: ['quick-answer', language, question],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(question, language, signal),
  }
}

/** Asked without a session: a preset question belongs to nobody's journey (specification section 7). */
async function ask(question: string, language: Language, signal: AbortSignal): Promise<QuickAnswer> {
  try {
    const body = { question, language }
    const answer = await within(LONGEST_MS, (limited) => call(askQuestion, { body, signal: limited }), signal)
    keepQuickAnswer(question, language, answer)
    return { answer, savedAt: undefined }
  } catch (cause) {
    const saved = isAway(cause) ? keptQuickAnswer(question, language) : undefined
    if (saved === undefined) throw cause
    return { answer: saved.value, savedAt: saved.savedAt }
  }
}
