import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeEvent,
  type EventChange,
  type EventSettings,
  getEventSettings,
} from '../../../contract/admin-event.ts'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'event']

/** The event as its organiser has set it. */
export function useEventSettings() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getEventSettings, { signal }),
    staleTime: 0,
  })
}

/** Saves settings of the event over the version that was read. */
export function useChangeEvent(onSaved: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const textOf = useFailureText()
  const say = useAdminText()
  return useMutation({
    mutationFn: (body: EventChange) => call(changeEvent, { body }),
    onSuccess(saved: EventSettings) {
      client.setQueryData(queryKey, saved)
      adminToast.success(say('setup.event.saved'))
      onSaved()
    },
    // What somebody else has saved meanwhile stands in the form a moment later.
    onError: (failure) => adminToast.error(textOf(failure) ?? say('setup.failed')),
    // Names and days stand all over the dashboard.
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [first, second] }) =>
          first === 'event' || second === 'event' || second === 'setup',
      }),
  })
}
