import { useQuery } from '@tanstack/react-query'
import { getRecap, getRecapPicture } from '../../contract/recap.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { addressOf, call } from '../platform/api.ts'
import { patiently } from '../platform/patiently.ts'
import { useRemembered } from '../platform/use-remembered.ts'

/** The recap of whoever this browser remembers, and where its picture is. */
export function useRecap() {
  const sessionId = useRemembered('sessionId')
  const { language } = useLanguage()
  const parts = { params: { sessionId: sessionId ?? '' }, querystring: { language } }
  const query = useQuery({
    queryKey: ['recap', sessionId, language],
    queryFn: ({ signal }) => patiently(() => call(getRecap, { ...parts, signal }), signal),
    enabled: sessionId !== null,
    retry: false,
  })
  return {
    recap: query.data,
    failure: query.error,
    isGuest: sessionId === null,
    pictureUrl: addressOf(getRecapPicture.url, parts),
    retry: () => void query.refetch(),
  }
}
