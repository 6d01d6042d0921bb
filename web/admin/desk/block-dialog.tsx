import type { DeskAttendee } from '../../../contract/desk.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useBlockBand } from './use-desk.ts'

/** Blocks a lost band: at once, everywhere. */
export function BlockDialog({ attendee, onClose }: { attendee: DeskAttendee; onClose: () => void }) {
  const say = useAdminText()
  const block = useBlockBand(onClose)
  return (
    <ConfirmDialog
      title={say('desk.blockTitle', { name: attendee.attendeeName })}
      text={say('desk.blockText')}
      confirmLabel={say('desk.block')}
      pendingLabel={say('do.saving')}
      isPending={block.isPending}
      onConfirm={() => block.mutate(attendee.id)}
      onClose={onClose}
    />
  )
}
