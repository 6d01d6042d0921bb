import { useQuery } from '@tanstack/react-query'
import { getJourney, type Journey } from '../../contract/journeys.ts'
import { call } from '../platform/api.ts'
import { isAway } from '../platform/api-failure.ts'
import { keep, kept } from '../platform/keepsake.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'

/** A journey, and when it was saved if it comes from this device. */
export interface FoundJourney {
  journey: Journey
  savedAt: string | undefined
}

/** A saved journey; without network the one this device opened last time. A shared screen keeps nothing. */
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
  const name = `journey:${sessionId}`
  try {
    const journey = await call(getJourney, { params: { sessionId }, signal })
    if (canKeep) keep(name, journey)
    return { journey, savedAt: undefined }
  } catch (cause) {
    const saved = isAway(cause) ? kept(name, isJourney) : undefined
    if (saved === undefined) throw cause
    return { journey: saved.value, savedAt: saved.savedAt }
  }
}

function isJourney(value: unknown): value is Journey {
  const { fortunes, questions } = (value ?? {}) as Partial<Journey>
  return Array.isArray(fortunes) && Array.isArray(questions)
}
