import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { listExports } from '../../../contract/export-dictionary.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call } from '../../platform/api.ts'

/** An export is on record when it begins; so long after the click it is shown (milliseconds). */
const ON_RECORD_MS = 2_000

/** What may be exported, described in the language of the dashboard. */
export function useExports() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['admin', 'exports', language],
    queryFn: ({ signal }) => call(listExports, { querystring: { language }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reads the list again once a download has begun. */
export function useExportBegun(): () => void {
  const client = useQueryClient()
  return () => {
    setTimeout(() => void client.invalidateQueries({ queryKey: ['admin', 'exports'] }), ON_RECORD_MS)
  }
}
