import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EventSettings } from '../../../contract/admin-event.ts'
import { dropEventPicture, type PictureKind, setEventPicture } from '../../../contract/event-pictures.ts'
import { call } from '../../platform/api.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { currentIn } from '../conflict.ts'
import { sendFile } from '../send-file.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { readablePicture } from './readable-picture.ts'

/** Keeps, replaces and takes away a picture of the event. Somebody who changes anything else meanwhile is in nobody's way. */
export function useEventPicture(kind: PictureKind, settings: EventSettings) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: async (file: File | 'none') => {
      const picture = file === 'none' ? file : await readablePicture(file).catch(() => file)
      try {
        return await write(kind, picture, settings.version)
      } catch (failure) {
        const current = currentIn<EventSettings>(failure)
        if (current?.brand[kind] !== settings.brand[kind]) throw failure
        return write(kind, picture, current.version)
      }
    },
    onSuccess(saved, file) {
      client.setQueryData(['admin', 'event'], saved)
      adminToast.success(say(file === 'none' ? 'settings.pictureRemoved' : 'settings.pictureSaved'))
      void client.invalidateQueries({ queryKey: ['event'] })
    },
    onError(failure) {
      void client.invalidateQueries({ queryKey: ['admin', 'event'] })
      if (currentIn<EventSettings>(failure)) adminToast.error(say('settings.pictureChanged'))
      else if (!isRefusedPicture(failure)) adminToast.failure(failure, 'settings.failed')
    },
  })
}

/** Whether the file was no picture as the server takes it: the field itself says so. */
export function isRefusedPicture(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure && (failure.code === 'invalid_image' || failure.code === 'body_too_large')
  )
}

function write(kind: PictureKind, picture: Blob | 'none', version: number): Promise<EventSettings> {
  if (picture === 'none') return call(dropEventPicture, { params: { kind }, querystring: { version } })
  const address = setEventPicture.url.replace(':kind', kind)
  return sendFile<EventSettings>(address, picture, { version: String(version) })
}
