import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  beginEdition,
  closeEdition,
  forgetNames,
  getEdition,
  listEditions,
  reopenEdition,
} from '../../../contract/editions.ts'
import type { Request } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { useLiveEvent } from '../../platform/use-live-event.ts'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'editions']

/** This edition and those before it, read again when somebody closes or begins one. */
export function useEditions() {
  const client = useQueryClient()
  useLiveEvent('event', () => void client.invalidateQueries({ queryKey }))
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listEditions, { signal }), staleTime: 0 })
}

/** What is kept of an edition. */
export function useEdition(id: string) {
  return useQuery({
    queryKey: [...queryKey, id],
    queryFn: ({ signal }) => call(getEdition, { params: { id }, signal }),
  })
}

/** Everything that can be done to an edition. Afterwards every section may show something else. */
export function useEditionActions() {
  const close = useAction<Request<typeof closeEdition>['body']>(
    (body) => call(closeEdition, { body }),
    'editions.closed',
  )
  const reopen = useAction<void>(() => call(reopenEdition, { body: {} }), 'editions.reopened')
  const begin = useAction<Request<typeof beginEdition>['body']>(
    (body) => call(beginEdition, { body }),
    'editions.begun',
  )
  const forget = useAction<string>((id) => call(forgetNames, { params: { id } }), 'editions.forgotten')
  return { close, reopen, begin, forget }
}

function useAction<Input>(mutationFn: (input: Input) => Promise<unknown>, done: AdminKey) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn,
    onSuccess() {
      adminToast.success(say(done))
      void client.invalidateQueries()
    },
    onError(failure) {
      adminToast.failure(failure, 'editions.failed')
      void client.invalidateQueries({ queryKey })
    },
  })
}
