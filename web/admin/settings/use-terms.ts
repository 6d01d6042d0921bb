import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getEventTerms, publishTerms } from '../../../contract/admin-terms.ts'
import type { Request } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { forgetKept } from '../kept.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'event-terms']

/** Under this name a text that was typed and not published is kept. */
export const KEPT_TERMS = 'settings.terms'

/** The terms in force, in all languages. */
export function useTerms() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(getEventTerms, { signal }) })
}

/** Publishes a new version of them. */
export function usePublishTerms() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (body: Request<typeof publishTerms>['body']) => call(publishTerms, { body }),
    onSuccess(published) {
      forgetKept(KEPT_TERMS)
      client.setQueryData(queryKey, published)
      adminToast.success(say('settings.terms.published'))
    },
    onError: (failure) => adminToast.failure(failure, 'settings.failed'),
  })
}
