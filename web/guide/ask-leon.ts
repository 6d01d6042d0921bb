import { type Answer, askQuestion } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import { call, wantedOr } from '../platform/api.ts'
import { ApiFailure, NetworkFailure } from '../platform/api-failure.ts'
import { patiently } from '../platform/patiently.ts'
import { within } from '../platform/within.ts'
import { eventsIn } from './event-stream.ts'

interface Question {
  question: string
  language: Language
  sessionId?: string
}

/**
 * Whatever has not answered for so long (milliseconds) does not answer. The server needs ten seconds at the most with its model, but
 * the first question in a language waits until the entries are indexed in it: 47 s for 10,000 entries (docs/figures.md).
 */
export const LONGEST_MS = 60_000

/**
 * Asks Leon and hears him word by word. Where the words break off before the end, he is asked once more in one piece; where
 * nothing comes for long, it is a NetworkFailure.
 */
export function askLeon(
  body: Question,
  onWord: (text: string) => void,
  signal: AbortSignal,
  longestMs = LONGEST_MS,
): Promise<Answer> {
  const ask = async (limited: AbortSignal) => {
    const streamed = await patiently(() => hear(body, onWord, limited), limited).catch((cause: unknown) => {
      // A refusal stays one, and somebody who stopped wants no second try.
      if (cause instanceof ApiFailure || cause instanceof NetworkFailure) throw cause
      if (limited.aborted) throw wantedOr(cause, limited)
      return undefined
    })
    return streamed ?? call(askQuestion, { body, signal: limited })
  }
  return within(longestMs, ask, signal)
}

/** The whole answer, or undefined if the stream ended without it. */
async function hear(
  body: Question,
  onWord: (text: string) => void,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const response = await open(body, signal)
  if (!response.ok) throw await ApiFailure.from(response)
  const isStream = response.headers.get('content-type')?.includes('text/event-stream')
  if (!isStream || response.body === null) return (await response.json()) as Answer
  for await (const { event, data } of eventsIn(response.body)) {
    if (event === 'token') onWord((JSON.parse(data) as { text: string }).text)
    if (event === 'done') return JSON.parse(data) as Answer
  }
  return undefined
}

async function open(body: Question, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(askQuestion.url, {
      method: askQuestion.method,
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal,
    })
  } catch (cause) {
    throw wantedOr(cause, signal)
  }
}
