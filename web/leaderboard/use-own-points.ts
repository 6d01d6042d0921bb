import { useQuery } from '@tanstack/react-query'
import { getRecap } from '../../contract/recap.ts'
import { call } from '../platform/api.ts'
import { useRemembered } from '../platform/use-remembered.ts'

/** The board stands still, so there is no hurry. */
const POLL_MS = 10_000

/** The points of whoever this browser remembers; unknown for a guest, and where the session is somebody else's. */
export function useOwnPoints(): number | undefined {
  const sessionId = useRemembered('sessionId')
  const { data } = useQuery({
    queryKey: ['own-points', sessionId],
    queryFn: ({ signal }) =>
      call(getRecap, { params: { sessionId: sessionId ?? '' }, querystring: {}, signal }),
    enabled: sessionId !== null,
    refetchInterval: POLL_MS,
    retry: false,
  })
  return data?.totalPoints
}
