import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getEvent } from '../../contract/event.ts'
import { getCurrentUser } from '../../contract/staff.ts'
import { call } from '../platform/api.ts'
import { idleMs } from '../platform/last-activity.ts'
import { forget } from '../platform/remembered.ts'

const dashboard = /^\/(?:admin|login)(?:\/|$)/
const LOOK_EVERY_MS = 1_000
/** Staff who walk away from a station are signed out after this long. */
const LEFT_MS = 3 * 60_000

/**
 * The dashboard is no page of a station: whoever gets there without being signed in is led home, and staff who came from
 * the device check to save taps do not leave it open. In a demo one browser is a station and its staff's in turn.
 */
export function useNoDashboard(home: string): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isThere = dashboard.test(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of its pages asks anew, as when a sign-in has ended.
  useEffect(() => {
    if (!isThere) return
    const left = new AbortController()
    let timer: ReturnType<typeof setInterval> | undefined
    void lookWho(left.signal).then((who) => {
      if (left.signal.aborted) return
      if (who === 'nobody') void navigate(home, { replace: true })
      if (who === 'staff') timer = setInterval(() => idleMs() > LEFT_MS && void signOut(home), LOOK_EVERY_MS)
    })
    return () => {
      left.abort()
      clearInterval(timer)
    }
  }, [isThere, pathname, home, navigate])
}

/** Whether staff are at this page of a live festival. Without an answer nobody is: the dashboard needs a network. */
async function lookWho(signal: AbortSignal): Promise<'staff' | 'nobody' | 'demo'> {
  const [event, user] = await Promise.allSettled([
    call(getEvent, { signal }),
    call(getCurrentUser, { signal }),
  ])
  if (event.status === 'fulfilled' && event.value.mode === 'demo') return 'demo'
  return user.status === 'fulfilled' ? 'staff' : 'nobody'
}

/** Here alone: a provider may ask whether that is meant, and nobody would be there to answer and come back. */
async function signOut(home: string): Promise<void> {
  const answer = await fetch('/api/logout', { method: 'POST', redirect: 'manual' }).catch(() => undefined)
  // Without a network, or with a server that is in trouble, it is tried again: only the way on says that it is done.
  if (answer?.type !== 'opaqueredirect') return
  forget('staff')
  location.replace(home)
}
