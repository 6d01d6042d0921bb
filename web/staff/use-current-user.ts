import { useQuery } from '@tanstack/react-query'
import { getCurrentUser, type User } from '../../contract/staff.ts'
import { call } from '../platform/api.ts'
import { ApiFailure } from '../platform/api-failure.ts'

export const currentUserKey = ['current-user']

/** Who is signed in: null when nobody is, undefined until that is known. */
export function useCurrentUser(): { user: User | null | undefined; isAway: boolean; retry: () => void } {
  const query = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => call(getCurrentUser, { signal }).catch(nobody),
  })
  return { user: query.data, isAway: query.isError, retry: () => void query.refetch() }
}

// Not being signed in is an answer, not a failure (specification section 7).
function nobody(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.status === 401) return null
  throw failure
}
