import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../contract/guide.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { guideSession, keepSession } from '../journeys/guide-session.ts'
import { NetworkFailure } from '../platform/api-failure.ts'
import { randomId } from '../platform/random-id.ts'
import { isShared } from '../platform/surface.ts'
import { useMachine } from '../platform/use-machine.ts'
import { useSurface } from '../platform/use-surface.ts'
import { toast } from '../ui/toast.ts'
import { askLeon } from './ask-leon.ts'
import { conversation, type Exchange, pendingIn } from './conversation.ts'
import { keepAnswer, keepConversation, keptConversation } from './kept-journey.ts'
import { keptQuickAnswer } from './quick-answers.ts'

// In the cache a conversation survives a look at another screen, and a kiosk that forgets its visitor clears it.
const cacheKey = ['conversation']

interface UseConversation {
  onAnswer(exchange: { key: string; answer: Answer }): void
}

/** What was said on this page before, or before the page was loaded again. */
function conversationSoFar(client: QueryClient, canKeep: boolean): readonly Exchange[] {
  const before = client.getQueryData<readonly Exchange[]>(cacheKey)
  return before ?? (canKeep ? keptConversation(guideSession()) : [])
}

/** A conversation with Leon: ask, stop, ask again. */
export function useConversation({ onAnswer }: UseConversation) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const client = useQueryClient()
  const canKeep = !isShared(useSurface())
  const [exchanges, send, read] = useMachine(conversation, conversationSoFar(client, canKeep))
  const request = useRef<AbortController>(undefined)

  useEffect(() => {
    const isOver = pendingIn(exchanges) === undefined
    if (!isOver || exchanges.length === 0) return
    client.setQueryData(cacheKey, exchanges)
    const sessionId = guideSession()
    if (canKeep && sessionId !== undefined) keepConversation(sessionId, exchanges)
  }, [client, exchanges, canKeep])
  useEffect(() => () => request.current?.abort(), [])

  async function ask(question: string, key: string = randomId()): Promise<void> {
    if (pendingIn(read()) !== undefined) return
    send({ type: 'asked', key, question })
    const { signal } = startRequest()
    const sessionId = guideSession()
    try {
      const body = { question, language, ...(sessionId ? { sessionId } : {}) }
      const answer = await askLeon(body, (text) => send({ type: 'word', key, text }), signal)
      if (signal.aborted) return
      keepSession(answer.sessionId, sessionId)
      if (canKeep) keepAnswer(answer)
      send({ type: 'answered', key, answer })
      onAnswer({ key, answer })
    } catch (cause) {
      if (!signal.aborted) handleFailure(key, question, cause)
    }
  }

  function handleFailure(key: string, question: string, cause: unknown): void {
    const saved = cause instanceof NetworkFailure ? keptQuickAnswer(question, language) : undefined
    if (saved !== undefined) {
      send({ type: 'answered', key, answer: saved.value, savedAt: saved.savedAt })
      return
    }
    send({ type: 'failed', key })
    toast({ title: t('guide.failed'), description: t('guide.ask.failed'), variant: 'destructive' })
  }

  function startRequest(): AbortController {
    request.current = new AbortController()
    return request.current
  }

  /** Stops the answer; tells which question it was to, so that it can be changed and asked again. */
  function stop(): Exchange | undefined {
    const pending = pendingIn(read())
    if (pending === undefined) return undefined
    request.current?.abort()
    send({ type: 'stopped', key: pending.key })
    return pending
  }

  return { exchanges, isPending: pendingIn(exchanges) !== undefined, ask, stop }
}
