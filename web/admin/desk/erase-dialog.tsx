import type { DeskAttendee } from '../../../contract/desk.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useErase } from './use-desk.ts'

/** Deletes everything that tells who somebody is, as they asked for. */
export function EraseDialog({ attendee, onClose }: { attendee: DeskAttendee; onClose: () => void }) {
  const say = useAdminText()
  const erase = useErase(onClose)
  return (
    <ConfirmDialog
      title={say('desk.eraseTitle', { name: attendee.attendeeName })}
      text={say('desk.eraseText')}
      confirmLabel={say('desk.erase')}
      isPending={erase.isPending}
      onConfirm={() => erase.mutate(attendee.id)}
      onClose={onClose}
    />
  )
}
