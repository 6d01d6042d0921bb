import { AttendeeFormDialog } from './attendee-form-dialog.tsx'
import { BandDialog } from './band-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import type { DeskTask } from './desk-task.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { StatementDialog } from './statement-dialog.tsx'

interface DeskDialogsProps {
  task: DeskTask | undefined
  /** A free band that waits for its person. */
  tappedBand: string | undefined
  onTask: (task: DeskTask | undefined) => void
  onLinked: () => void
}

/** What is open over the list of the desk. */
export function DeskDialogs({ task, tappedBand, onTask, onLinked }: DeskDialogsProps) {
  const close = () => onTask(undefined)
  if (task === undefined) return null
  if (task.kind === 'register') {
    return (
      <AttendeeFormDialog
        attendee={undefined}
        onClose={close}
        onSaved={(attendee) => onTask({ kind: 'link', attendee })}
      />
    )
  }
  const { attendee } = task
  if (task.kind === 'edit') return <AttendeeFormDialog attendee={attendee} onClose={close} onSaved={close} />
  if (task.kind === 'link') return <BandDialog {...{ attendee, tappedBand, onLinked }} onClose={close} />
  if (task.kind === 'block') return <BlockDialog attendee={attendee} onClose={close} />
  if (task.kind === 'erase') return <EraseDialog attendee={attendee} onClose={close} />
  return <StatementDialog attendee={attendee} onClose={close} />
}
