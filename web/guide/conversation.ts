import type { Answer } from '../../contract/guide.ts'

/** One question and what became of it. */
export interface Exchange {
  key: string
  question: string
  status: 'pending' | 'answered' | 'stopped' | 'failed'
  /** The words that have come so far. */
  words: string
  answer: Answer | undefined
  /** When an answer was saved that is told again without network. */
  savedAt: string | undefined
}

/** What happens in a conversation with Leon. */
export type ConversationEvent =
  | { type: 'asked'; key: string; question: string }
  | { type: 'word'; key: string; text: string }
  | { type: 'answered'; key: string; answer: Answer; savedAt?: string | undefined }
  | { type: 'stopped'; key: string }
  | { type: 'failed'; key: string }

/** Moves the conversation on. One question waits at a time; what comes after an end changes nothing. */
export function conversation(exchanges: readonly Exchange[], event: ConversationEvent): readonly Exchange[] {
  if (event.type === 'asked') return asked(exchanges, event)
  return exchanges.map((exchange) =>
    exchange.key === event.key && exchange.status === 'pending'
      ? { ...exchange, ...change(exchange, event) }
      : exchange,
  )
}

/** The question that is being answered, if there is one. */
export function pendingIn(exchanges: readonly Exchange[]): Exchange | undefined {
  return exchanges.find(({ status }) => status === 'pending')
}

function asked(
  exchanges: readonly Exchange[],
  { key, question }: Extract<ConversationEvent, { type: 'asked' }>,
): readonly Exchange[] {
  if (pendingIn(exchanges) !== undefined) return exchanges
  const exchange: Exchange = {
    key,
    question,
    status: 'pending',
    words: '',
    answer: undefined,
    savedAt: undefined,
  }
  // A failed question that is asked again takes its own place.
  const isAgain = exchanges.some((one) => one.key === key)
  return isAgain ? exchanges.map((one) => (one.key === key ? exchange : one)) : [...exchanges, exchange]
}

function change(exchange: Exchange, event: Exclude<ConversationEvent, { type: 'asked' }>): Partial<Exchange> {
  switch (event.type) {
    case 'word':
      return { words: exchange.words + event.text }
    case 'answered':
      return { status: 'answered', answer: event.answer, words: event.answer.answer, savedAt: event.savedAt }
    case 'stopped':
      return { status: 'stopped' }
    case 'failed':
      return { status: 'failed', words: '' }
  }
}
