import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endOwnSession,
  endOwnSessions,
  endUserSession,
  endUserSessions,
  listOwnSessions,
  listUserSessions,
} from '../../../contract/staff-sessions.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const keyOf = (userId: string | undefined) => ['admin', 'sessions', userId ?? 'own']

/** Where somebody is signed in; without an id, where the signed-in person is. */
export function useSessions(userId: string | undefined) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) =>
      userId === undefined
        ? call(listOwnSessions, { signal })
        : call(listUserSessions, { params: { id: userId }, signal }),
    staleTime: 0,
  })
}

/** Ends a session, or with no session id all but the one of this browser. */
export function useEndSession(userId: string | undefined) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (sessionId: string | undefined) => send(userId, sessionId),
    onSuccess: () => adminToast.success(say('sessions.ended')),
    onError: (failure) => adminToast.failure(failure, 'sessions.endFailed'),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  })
}

function send(userId: string | undefined, sessionId: string | undefined): Promise<unknown> {
  if (userId === undefined)
    return sessionId === undefined ? call(endOwnSessions) : call(endOwnSession, { params: { sessionId } })
  return sessionId === undefined
    ? call(endUserSessions, { params: { id: userId } })
    : call(endUserSession, { params: { id: userId, sessionId } })
}
