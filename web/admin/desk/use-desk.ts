import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AttendeeDraft,
  blockWristband,
  changeAttendee,
  createAttendee,
  type DeskAttendee,
  findBandAgain,
  getStatement,
  linkWristband,
  listAttendees,
} from '../../../contract/desk.ts'
import { dropPicture, setPicture } from '../../../contract/desk-picture.ts'
import { eraseAttendee } from '../../../contract/privacy.ts'
import { addressOf, call } from '../../platform/api.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { sendFile } from '../send-file.ts'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import type { ChosenPicture } from './picture-field.tsx'

const queryKey = ['admin', 'attendees']

/** People on one page of the desk. */
export const DESK_PAGE_SIZE = 20

/** People found by words, and the words they were found by: those before stay until the next are there. */
export function useAttendees(search: string, page: number) {
  return useQuery({
    queryKey: [...queryKey, search, page],
    queryFn: async ({ signal }) => {
      const querystring = { search: search || undefined, page, pageSize: DESK_PAGE_SIZE }
      return { search, ...(await call(listAttendees, { querystring, signal })) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

interface DeskChange<Input> {
  send: (input: Input) => Promise<DeskAttendee>
  succeeded: AdminKey
  failed: AdminKey
  onDone: (attendee: DeskAttendee) => void
  onFailed?: (failure: unknown) => void
}

function useDeskChange<Input>({ send, succeeded, failed, onDone, onFailed }: DeskChange<Input>) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: send,
    onSuccess(attendee) {
      adminToast.success(say(succeeded, { name: attendee.attendeeName }))
      onDone(attendee)
    },
    onError(failure) {
      // Whose band it is, and that it is lost, stands in the dialog.
      const isToldThere =
        failure instanceof ApiFailure &&
        (failure.code === 'wristband_in_use' || failure.code === 'wristband_blocked')
      if (!isToldThere) adminToast.failure(failure, failed)
      onFailed?.(failure)
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Registers a walk-in, or changes what is known of somebody, as it was read. */
export function useSaveAttendee(
  before: DeskAttendee | undefined,
  picture: ChosenPicture,
  onDone: (attendee: DeskAttendee) => void,
  onFailed: (failure: unknown) => void,
) {
  const adminToast = useAdminToast()
  return useDeskChange({
    send: async ({ version = before?.version, ...draft }: AttendeeDraft & { version?: number }) => {
      const saved =
        before === undefined
          ? await call(createAttendee, { body: draft })
          : await call(changeAttendee, { params: { id: before.id }, body: { ...draft, version } })
      return savePicture(saved, picture).catch((failure: unknown) => {
        // The words are saved: only the picture has to be tried again.
        adminToast.failure(failure, 'desk.pictureFailed', 'desk.pictureFailedTitle')
        return saved
      })
    },
    succeeded: before === undefined ? 'desk.registered' : 'desk.saved',
    failed: 'desk.saveFailed',
    onDone,
    onFailed,
  })
}

async function savePicture(saved: DeskAttendee, picture: ChosenPicture): Promise<DeskAttendee> {
  const params = { id: saved.id }
  if (picture === undefined) return saved
  if (picture === 'none') return call(dropPicture, { params })
  return sendFile(addressOf(setPicture.url, { params }), picture.file)
}

/** Links a band to somebody; the one they had stops working. */
export function useLinkBand(onDone: (attendee: DeskAttendee) => void) {
  return useDeskChange({
    send: ({ id, rfidTagId }: { id: string; rfidTagId: string }) =>
      call(linkWristband, { params: { id }, body: { rfidTagId } }),
    succeeded: 'desk.linked',
    failed: 'desk.linkFailed',
    onDone,
  })
}

/** Blocks a lost band at once. */
export function useBlockBand(onDone: () => void) {
  return useDeskChange({
    send: (id: string) => call(blockWristband, { params: { id } }),
    succeeded: 'desk.blocked',
    failed: 'desk.blockFailed',
    onDone,
  })
}

/** Says that a lost band is back, so that it can be linked again. */
export function useFindBandAgain() {
  return useDeskChange({
    send: (rfidTagId: string) => call(findBandAgain, { body: { rfidTagId } }),
    succeeded: 'desk.foundDone',
    failed: 'desk.foundFailed',
    onDone: () => undefined,
  })
}

/** Erases somebody for good; an alias keeps the sums. */
export function useErase(onDone: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (id: string) => call(eraseAttendee, { params: { id } }),
    onSuccess({ alias }) {
      adminToast.success(say('desk.erased', { alias }))
      onDone()
    },
    onError: (failure) => adminToast.failure(failure, 'desk.eraseFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Everything that counted for somebody, and what did not. */
export function useStatement(id: string) {
  return useQuery({
    queryKey: ['admin', 'statement', id],
    queryFn: ({ signal }) => call(getStatement, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
