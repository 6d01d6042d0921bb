import { useQuery } from '@tanstack/react-query'
import { getUsage } from '../../../contract/usage.ts'
import { call } from '../../platform/api.ts'

/** Between two looks: a cap is not reached within seconds. */
const EVERY_MS = 30_000

/** What the services that are paid for have used. */
export function useUsage() {
  return useQuery({
    queryKey: ['admin', 'usage'],
    queryFn: ({ signal }) => call(getUsage, { signal }),
    refetchInterval: EVERY_MS,
  })
}
