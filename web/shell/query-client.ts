import { onlineManager, QueryClient } from '@tanstack/react-query'

/** The specification's defaults (section 7): nothing is retried, nothing grows stale, focus refetches nothing. */
export function createQueryClient(): QueryClient {
  // TanStack Query takes every device for online at first: what a page that was opened without a network lacks would not
  // be fetched when there is one.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      // `always`: a kiosk that believes to be offline still asks, its server may be in the same room. What it could not
      // get, it asks for again when there is a network.
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
