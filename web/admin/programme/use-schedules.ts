import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addSchedule,
  changeSchedule,
  checkSchedule,
  listSchedules,
  readScheduleFile,
  removeSchedule,
  type ScheduleFailure,
  type SchedulePreview,
  type ScheduleSource,
  scheduleFailures,
  takeSchedule,
} from '../../../contract/schedules.ts'
import { addressOf, call } from '../../platform/api.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { sendFile } from '../send-file.ts'
import type { AdminText } from '../use-admin-text.ts'
import { timetableKey } from './use-timetable.ts'

const queryKey = ['admin', 'schedules']

/** Schedules are read by the server too: what became of it is asked again (milliseconds). */
const AGAIN_MS = 30_000

/** The schedules that the programme comes from. */
export function useSchedules() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listSchedules, { signal }),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  })
}

/** Where a schedule is read from: an address, a schedule that is there, or a file, for one that is there or a new one. */
export type ReadFrom = { address: string } | { id: string } | { file: File; id?: string | undefined }

/** Reads a schedule; nothing is taken yet. */
export function useReadSchedule(onRead: (preview: SchedulePreview) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (from: ReadFrom) => read(from),
    onSuccess: onRead,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

function read(from: ReadFrom): Promise<SchedulePreview> {
  if ('address' in from) return call(addSchedule, { body: { address: from.address } })
  if (!('file' in from)) return call(checkSchedule, { params: { id: from.id } })
  const query = { querystring: { schedule: from.id } }
  return sendFile(addressOf(readScheduleFile.url, query), from.file)
}

/** Takes what was shown. */
export function useTakeSchedule(onTaken: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ preview, overwrite }: { preview: SchedulePreview; overwrite: string[] }) =>
      call(takeSchedule, { params: { id: preview.source.id }, body: { preview: preview.id, overwrite } }),
    onSuccess: onTaken,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: timetableKey }),
      ]),
  })
}

/** Changes name, address and rhythm of a schedule. */
export function useChangeSchedule({ id, version }: ScheduleSource, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: { name: string; address?: string; everyMinutes: number | null }) =>
      call(changeSchedule, { params: { id }, body: { ...change, version } }),
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Forgets a schedule. */
export function useRemoveSchedule(onRemoved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, sessions }: { id: string; sessions: 'stay' | 'go' }) =>
      call(removeSchedule, { params: { id }, querystring: { sessions } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: timetableKey })
      onRemoved()
    },
  })
}

/** Why a schedule could not be read, in the language of the dashboard. */
export function failureText(failure: unknown, say: AdminText): string {
  const sentence = failure instanceof ApiFailure ? failure.sentence : undefined
  const known = Object.entries(scheduleFailures).find(([, itsSentence]) => itsSentence === sentence)
  return known ? say(`schedule.failure.${known[0] as ScheduleFailure}`) : say('schedule.failed')
}
