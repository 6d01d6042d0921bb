import { useQuery } from '@tanstack/react-query'
import type { Language } from '../../contract/languages.ts'
import { getItinerary, type Itinerary } from '../../contract/programme.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { call } from '../platform/api.ts'
import { ApiFailure, isAway } from '../platform/api-failure.ts'
import { keep, kept } from '../platform/keepsake.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'

/** An itinerary, and since when it is known if it comes from this device. */
interface FoundItinerary {
  itinerary: Itinerary
  savedAt: string | undefined
}

interface Asked {
  sessionId: string
  language: Language
  /** A shared screen keeps nothing. */
  canKeep: boolean
  signal: AbortSignal
}

/** What a session saved; without a network what this device saw last. */
export function useItineraryOf(sessionId: string | undefined) {
  const { language } = useLanguage()
  const canKeep = !isShared(useSurface())
  return useQuery({
    queryKey: ['itinerary', sessionId, language],
    queryFn: ({ signal }) => open({ sessionId: sessionId ?? '', language, canKeep, signal }),
    enabled: sessionId !== undefined,
    // A page full of stars asks once.
    staleTime: 15_000,
  })
}

async function open({ sessionId, language, canKeep, signal }: Asked): Promise<FoundItinerary> {
  const name = `itinerary:${sessionId}`
  try {
    const itinerary = await call(getItinerary, { params: { sessionId }, querystring: { language }, signal })
    if (canKeep) keep(name, itinerary)
    return { itinerary, savedAt: undefined }
  } catch (cause) {
    // A session that the festival has forgotten has nothing in it; the next save opens another.
    if (cause instanceof ApiFailure && cause.code === 'session_not_found') {
      return { itinerary: { days: [], anytime: [] }, savedAt: undefined }
    }
    const saved = isAway(cause) ? kept(name, isItinerary) : undefined
    if (saved === undefined) throw cause
    return { itinerary: saved.value, savedAt: saved.savedAt }
  }
}

function isItinerary(value: unknown): value is Itinerary {
  const { days, anytime } = (value ?? {}) as Partial<Itinerary>
  return Array.isArray(days) && Array.isArray(anytime)
}
