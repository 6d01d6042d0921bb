import { type Answer, askQuestion } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import { call } from '../platform/api.ts'
import { ApiFailure, NetworkFailure } from '../platform/api-failure.ts'
import { patiently } from '../platform/patiently.ts'
import { eventsIn } from './event-stream.ts'

interface Question {
  question: string
  language: Language
  sessionId?: string
}

/** Asks Leon and hears him word by word. Where the words break off before the end, he is asked once more in one piece. */
export async function askLeon(
  body: Question,
  onWord: (text: string) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const streamed = await patiently(() => hear(body, onWord, signal), signal).catch((cause: unknown) => {
    // A refusal stays one, and somebody who stopped wants no second try.
    if (signal.aborted || cause instanceof ApiFailure || cause instanceof NetworkFailure) throw cause
    return undefined
  })
  return streamed ?? call(askQuestion, { body, signal })
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
    if (signal.aborted) throw cause
    throw new NetworkFailure(cause)
  }
}
