import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findSession } from '../../contract/journeys.ts'
import type { SessionOwner } from '../../contract/wristbands.ts'
import { call } from '../platform/api.ts'
import { isAway } from '../platform/api-failure.ts'
import { recall, remember } from '../platform/remembered.ts'
import { useRemembered } from '../platform/use-remembered.ts'

/** A session is read again after five minutes (specification section 9). */
const STALE_AFTER_MS = 5 * 60_000

/**
 * Whose session this browser remembers; nobody's while it is unknown, and a failure is silent. Without a network it is
 * whoever it was the last time.
 */
export function useSessionOwner(): { owner: SessionOwner | undefined; isLoading: boolean } {
  const sessionId = useRemembered('sessionId')
  const { data, error, isLoading } = useQuery({
    queryKey: ['session', sessionId],
    queryFn: ({ signal }) => call(findSession, { params: { sessionId: sessionId ?? '' }, signal }),
    placeholderData: () => lastKnown(sessionId),
    enabled: sessionId !== null,
    staleTime: STALE_AFTER_MS,
  })
  useEffect(() => {
    if (data !== undefined) remember('sessionOwner', JSON.stringify(data))
  }, [data])
  if (sessionId === null) return { owner: undefined, isLoading }
  return { owner: data ?? (isAway(error) ? lastKnown(sessionId) : undefined), isLoading }
}

function lastKnown(sessionId: string | null): SessionOwner | undefined {
  try {
    const owner: SessionOwner | null = JSON.parse(recall('sessionOwner') ?? 'null')
    return owner?.sessionId === sessionId ? owner : undefined
  } catch {
    // What somebody else wrote into this storage is nobody we know.
    return undefined
  }
}
