import { useQuery } from '@tanstack/react-query'
import { getJourney, type Journey } from '../../contract/journeys.ts'
import { call } from '../platform/api.ts'
import { isAway } from '../platform/api-failure.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { keepJourney, keptJourney } from './kept-journey.ts'

/** A journey, and when it was saved if it comes from this device. */
export interface FoundJourney {
  journey: Journey
  savedAt: string | undefined
}

/** A saved journey; without network what this device knows of it. A shared screen keeps nothing. */
export function useJourney(sessionId: string) {
  const canKeep = !isShared(useSurface())
  return useQuery({
    queryKey: ['journey', sessionId],
    queryFn: ({ signal }) => open(sessionId, canKeep, signal),
    // Somebody who comes back from Leon has more to see.
    staleTime: 0,
  })
}

async function open(sessionId: string, canKeep: boolean, signal: AbortSignal): Promise<FoundJourney> {
  try {
    const journey = await call(getJourney, { params: { sessionId }, signal })
    if (canKeep) keepJourney(sessionId, journey)
    return { journey, savedAt: undefined }
  } catch (cause) {
    const saved = isAway(cause) ? keptJourney(sessionId) : undefined
    if (saved === undefined) throw cause
    return { journey: saved.value, savedAt: saved.savedAt }
  }
}
