import type { TicketOff } from '../../contract/desk.ts'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { TriangleAlert } from '../ui/icons.ts'
import { useAdminText } from './use-admin-text.ts'

/** Says that somebody's ticket lets nobody in any more; quietly once an administrator has seen it. */
export function TicketOffBadge({ ticket: { reason, isSeen } }: { ticket: TicketOff }) {
  const say = useAdminText()
  return (
    <Badge tone={isSeen ? 'neutral' : 'warning'} icon={<TriangleAlert aria-hidden />}>
      {say(`ticketOff.${reason}`)}
    </Badge>
  )
}

interface TicketOffNoteProps {
  ticket: TicketOff
  /** What it means at this desk. */
  what: 'desk.ticketOff.text' | 'prizeDesk.ticketOff'
  className?: string
}

/** What to do about it, until an administrator has decided. */
export function TicketOffNote({ ticket: { isSeen }, what, className }: TicketOffNoteProps) {
  const say = useAdminText()
  return (
    <p className={classNames('text-sm', isSeen ? 'text-mid' : 'text-warning', className)}>
      {say(isSeen ? 'ticketOff.seen' : what)}
    </p>
  )
}
