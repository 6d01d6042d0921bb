import { QueryClient } from '@tanstack/react-query'

/** The specification's defaults (section 7): nothing is retried, nothing grows stale, focus refetches nothing. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`: a kiosk that believes to be offline still asks, its server may be in the same room.
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
