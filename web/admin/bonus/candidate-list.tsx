import type { DeskAttendee } from '../../../contract/desk.ts'
import { PersonWords } from '../person-words.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

interface CandidateListProps {
  attendees: DeskAttendee[]
  onChoose: (attendee: DeskAttendee) => void
}

/** The few people whom a search has found, each a button. */
export function CandidateList({ attendees, onChoose }: CandidateListProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  if (attendees.length === 0) {
    return (
      <p role="status" className="text-sm text-mid">
        {say('bonus.none')}
      </p>
    )
  }
  return (
    <ul className="grid gap-1">
      {attendees.map((attendee) => (
        <li key={attendee.id}>
          <button
            type="button"
            aria-label={say('bonus.choose', { name: attendee.attendeeName })}
            onClick={() => onChoose(attendee)}
            className="flex w-full items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-raised"
          >
            <PersonWords attendee={attendee} />
            <span className="tnum ms-auto text-sm font-semibold text-points">
              {number(attendee.totalPoints)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
