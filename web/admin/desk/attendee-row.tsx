import type { ReactNode } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { may } from '../../../contract/roles.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Ban, Clock, Nfc, Pencil, Trash2 } from '../../ui/icons.ts'
import { PersonWords } from '../person-words.tsx'
import { TicketOffBadge, TicketOffNote } from '../ticket-off.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useUser } from '../user-context.ts'
import type { DeskTask } from './desk-task.ts'

interface AttendeeRowProps {
  attendee: DeskAttendee
  /** A band that nobody wears was tapped, and waits for its person. */
  isBandFree: boolean
  onTask: (task: DeskTask) => void
}

export function AttendeeRow({ attendee, isBandFree, onTask }: AttendeeRowProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const mayErase = may(useUser(), 'attendees:erase')
  const { attendeeName: name, email, wristband, totalPoints, ticketOff } = attendee
  const linkWords = isBandFree ? 'desk.linkThis' : wristband ? 'desk.replace' : 'desk.link'
  return (
    <li
      data-row
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5 xl:col-span-full xl:grid xl:grid-cols-subgrid"
    >
      <div className="min-w-0 flex-1 basis-56">
        <PersonWords attendee={attendee} />
        {email && <p className="truncate ps-12 text-sm text-low">{email}</p>}
        {ticketOff && <TicketOffNote ticket={ticketOff} what="desk.ticketOff.text" className="mt-1 ps-12" />}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm max-md:w-full xl:justify-end">
        {ticketOff && <TicketOffBadge ticket={ticketOff} />}
        {attendee.isCrew && <Badge tone="brand">{say('desk.crew')}</Badge>}
        {attendee.isHidden && <Badge>{say('desk.hidden')}</Badge>}
        <Badge tone={wristband ? 'success' : 'warning'} icon={<Nfc aria-hidden />}>
          {wristband ? say('desk.band', { end: wristband.endsWith }) : say('desk.noBand')}
        </Badge>
        <span className="tnum min-w-16 text-end font-semibold text-points max-md:ms-auto">
          {number(totalPoints)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-md:w-full max-md:justify-end xl:flex-nowrap">
        <Button
          size="sm"
          variant={isBandFree ? 'primary' : 'secondary'}
          className="max-md:min-h-11 max-md:w-full xl:flex-1"
          onClick={() => onTask({ kind: 'link', attendee })}
        >
          {say(linkWords)}
        </Button>
        {wristband ? (
          <IconButton label={say('desk.block')} onClick={() => onTask({ kind: 'block', attendee })}>
            <Ban aria-hidden className="size-4.5" />
          </IconButton>
        ) : (
          <span className="size-control max-xl:hidden" />
        )}
        <IconButton
          label={say('desk.statement', { name })}
          onClick={() => onTask({ kind: 'statement', attendee })}
        >
          <Clock aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          label={say('desk.edit', { name })}
          what="edit"
          onClick={() => onTask({ kind: 'edit', attendee })}
        >
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
        {mayErase && (
          <IconButton
            label={say('desk.eraseOne', { name })}
            onClick={() => onTask({ kind: 'erase', attendee })}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        )}
      </div>
    </li>
  )
}

interface IconButtonProps {
  label: string
  what?: string
  onClick: () => void
  children: ReactNode
}

function IconButton({ label, what, onClick, children }: IconButtonProps) {
  return (
    <Button variant="ghost" isIconOnly title={label} aria-label={label} data-do={what} onClick={onClick}>
      {children}
    </Button>
  )
}
