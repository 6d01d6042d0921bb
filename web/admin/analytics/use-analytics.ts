import { useQuery } from '@tanstack/react-query'
import { getAnalytics } from '../../../contract/analytics.ts'
import { call } from '../../platform/api.ts'

/** The poll of the specification (section 9). */
const POLL_MS = 15_000

/** The festival in figures, kept up to date; what was read stays while the next answer is on its way. */
export function useAnalytics() {
  return useQuery({
    queryKey: ['admin', 'analytics'],
    queryFn: ({ signal }) => call(getAnalytics, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })
}
