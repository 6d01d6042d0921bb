import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findPhone } from '../../contract/phones.ts'
import { getProfile, type Profile, STATEMENT_LINES } from '../../contract/profile.ts'
import { call } from '../platform/api.ts'
import { ApiFailure, isAway } from '../platform/api-failure.ts'
import { keep, kept } from '../platform/keepsake.ts'
import { patiently } from '../platform/patiently.ts'
import { isShared } from '../platform/surface.ts'
import { useLiveEvent } from '../platform/use-live-event.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { beOwnDevice, useSurface } from '../platform/use-surface.ts'
import { beIdentified, PROFILE_KEPT } from './own-session.ts'

/** Points come in while the page is open. */
const REFRESH_MS = 10_000

/** A profile, and when it was saved if it comes from this phone. */
export interface FoundProfile {
  profile: Profile
  savedAt: string | undefined
}

/** What the page shows, and what can be asked of it. */
export type ProfileView =
  | { kind: 'loading' }
  | { kind: 'signed-out'; isOtherPhone: boolean }
  | { kind: 'failed'; retry(): void }
  | ({ kind: 'found'; sessionId: string; showMore(): void; isFetchingMore: boolean } & FoundProfile)

/** The profile of this phone's owner: by the phone itself, else by the visit that the browser remembers. */
export function useProfile(): ProfileView {
  const sessionId = useOwnSession()
  const [lines, setLines] = useState(STATEMENT_LINES)
  const client = useQueryClient()
  const canKeep = !isShared(useSurface())
  useLiveEvent('leaderboard', () => void client.invalidateQueries({ queryKey: ['profile'] }))
  const query = useQuery({
    queryKey: ['profile', sessionId, lines],
    queryFn: ({ signal }) => openProfile(sessionId ?? '', lines, canKeep, signal),
    enabled: typeof sessionId === 'string',
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    retry: false,
  })
  if (sessionId === null) return { kind: 'signed-out', isOtherPhone: false }
  if (sessionId === undefined || query.isPending) return { kind: 'loading' }
  if (query.error) return failed(query.error, () => void query.refetch())
  return {
    kind: 'found',
    sessionId,
    ...query.data,
    isFetchingMore: query.isPlaceholderData,
    showMore: () => setLines((shown) => Math.min(1_000, shown + 2 * STATEMENT_LINES)),
  }
}

function failed(error: Error, retry: () => void): ProfileView {
  const code = error instanceof ApiFailure ? error.code : undefined
  if (code === 'not_your_session') return { kind: 'signed-out', isOtherPhone: true }
  // A guest, or a visit that the festival has forgotten.
  if (code === 'attendee_not_found' || code === 'session_not_found')
    return { kind: 'signed-out', isOtherPhone: false }
  return { kind: 'failed', retry }
}

/** The visit of this phone's owner; null for nobody's, undefined until that is known. */
function useOwnSession(): string | null | undefined {
  const remembered = useRemembered('sessionId')
  const phone = useQuery({
    queryKey: ['phone'],
    queryFn: ({ signal }) => call(findPhone, { signal }),
    retry: false,
  })
  const own = phone.data?.sessionId ?? null
  useEffect(() => {
    // Browsers clear their storage sooner than their cookies.
    if (own === null) return
    beOwnDevice()
    if (remembered === null) beIdentified(own)
  }, [own, remembered])
  if (phone.isPending && remembered === null) return undefined
  return own ?? remembered
}

/** A profile with so many lines of its statement; without a network the last one that this phone has kept. */
export async function openProfile(
  sessionId: string,
  lines: number,
  canKeep: boolean,
  signal: AbortSignal,
): Promise<FoundProfile> {
  try {
    const profile = await patiently(
      () => call(getProfile, { params: { sessionId }, querystring: { lines }, signal }),
      signal,
    )
    if (canKeep) keep(PROFILE_KEPT, { ...profile, sessionId })
    return { profile, savedAt: undefined }
  } catch (cause) {
    const saved = isAway(cause) ? kept(PROFILE_KEPT, isProfileOf(sessionId)) : undefined
    if (saved === undefined) throw cause
    return { profile: saved.value, savedAt: saved.savedAt }
  }
}

function isProfileOf(sessionId: string) {
  return (value: unknown): value is Profile => {
    const known = (value ?? {}) as Partial<Profile> & { sessionId?: unknown }
    return known.sessionId === sessionId && Array.isArray(known.statement)
  }
}
