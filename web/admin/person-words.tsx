import type { Attendee } from '../../contract/attendees.ts'
import { Avatar } from '../ui/avatar.tsx'

type Person = Pick<Attendee, 'tiktokUsername' | 'attendeeName' | 'avatarUrl'>

/** Somebody in a row: picture, name and handle. */
export function PersonWords({ attendee }: { attendee: Person }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.attendeeName}
        imageUrl={attendee.avatarUrl}
        size="2.25rem"
      />
      <span className="min-w-0">
        <span className="block truncate font-semibold text-hi">{attendee.attendeeName}</span>
        <span className="block truncate text-sm text-mid">@{attendee.tiktokUsername}</span>
      </span>
    </span>
  )
}
