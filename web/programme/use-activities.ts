import { useQuery } from '@tanstack/react-query'
import { type Activities, listActivities } from '../../contract/programme.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { call } from '../platform/api.ts'
import { useNow } from '../platform/use-now.ts'
import { useLastSeen } from './use-last-seen.ts'

// An unchanged programme costs an answer without a body.
const POLL_MS = 60_000
const TICK_MS = 10_000

/** The whole programme and the programme clock; without a network the last that was seen, and when. */
export function useActivities() {
  const { language } = useLanguage()
  const query = useQuery({
    queryKey: ['activities', language],
    queryFn: ({ signal }) => call(listActivities, { querystring: { language }, signal }),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  })
  const saved = useLastSeen<Activities>(`activities ${language}`, query.data, query.isError)
  const data = query.data ?? saved?.value
  const realNow = useNow(TICK_MS).getTime()
  return {
    activities: data?.activities,
    /** The programme clock, in milliseconds. */
    now: realNow + (data?.clockAheadMs ?? 0),
    isAway: query.isError,
    /** When the programme last came from the server. */
    readAt: query.data === undefined ? (saved?.savedAt ?? 0) : query.dataUpdatedAt,
    retry: () => void query.refetch(),
  }
}
