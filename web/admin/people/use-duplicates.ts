import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { listDuplicates, mergeAttendees } from '../../../contract/duplicates.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

/** People who may be one and the same. */
export function useDuplicates() {
  return useQuery({
    queryKey: ['admin', 'duplicates'],
    queryFn: ({ signal }) => call(listDuplicates, { signal }),
    staleTime: 0,
  })
}

/** Makes one person of two. The reason stands in the statement, in the language of the dashboard. */
export function useMerge(onDone: () => void) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kept, other }: { kept: DeskAttendee; other: DeskAttendee }) => {
      const reason = say('people.twice.reason', { handle: `@${other.tiktokUsername}` })
      return call(mergeAttendees, { params: { id: kept.id }, body: { otherId: other.id, reason } })
    },
    onSuccess({ attendeeName }) {
      adminToast.success(say('people.twice.done', { name: attendeeName }))
      onDone()
    },
    onError: (failure) => adminToast.failure(failure, 'people.twice.failed'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}
