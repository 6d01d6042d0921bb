import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeEntry } from '../../../contract/admin-knowledge.ts'
import type { Response } from '../../../contract/endpoint.ts'
import { getTimetable, type TimetableEntry } from '../../../contract/timetable.ts'
import { call } from '../../platform/api.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { withRow } from '../use-optimistic-change.ts'

export const timetableKey = ['admin', 'timetable']

/** Days of the calendar. */
export const WEEK_DAYS = 7

type Timetable = Response<typeof getTimetable>

/** What happens on the days from a day on; the festival's first where it is not said. */
export function useTimetable(from: string | undefined) {
  return useQuery({
    queryKey: [...timetableKey, from ?? ''],
    queryFn: ({ signal }) => call(getTimetable, { querystring: { from, days: WEEK_DAYS }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

interface Move {
  before: TimetableEntry
  after: TimetableEntry
}

/** Moves an entry, at once on the screen; its toast can take it back. */
export function useMoveEntry() {
  const client = useQueryClient()
  const say = useAdminText()
  const adminToast = useAdminToast()
  const show = (entry: TimetableEntry) =>
    client.setQueriesData<Timetable>(
      { queryKey: timetableKey },
      (known) => known && { ...known, entries: withRow(known.entries, entry.id, () => entry) },
    )
  const move = useMutation({
    mutationFn: ({ before, after }: Move) =>
      call(changeEntry, {
        params: { id: before.id },
        body: {
          startsAt: after.startsAt,
          endsAt: after.endsAt,
          location: after.location,
          version: before.version,
        },
      }),
    async onMutate({ after }) {
      await client.cancelQueries({ queryKey: timetableKey })
      show(after)
    },
    onSuccess({ version }, { before, after }) {
      adminToast.undoable(say('timetable.moved', { title: after.title }), () =>
        move.mutate({ before: { ...after, version }, after: { ...before, version } }),
      )
    },
    onError(failure, { before }) {
      show(before)
      const isStale = failure instanceof ApiFailure && failure.code === 'stale'
      if (isStale) adminToast.error(say('timetable.stale'))
      else adminToast.failure(failure, 'entry.saveFailed')
    },
    onSettled: () => client.invalidateQueries({ queryKey: timetableKey }),
  })
  return move
}
