import type { DeskAttendee } from '../../../contract/desk.ts'
import { Button } from '../../ui/button.tsx'
import { X } from '../../ui/icons.ts'
import { PersonWords } from '../person-words.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** Who is about to receive points, with what they have now. */
export function ChosenPerson({ attendee, onForget }: { attendee: DeskAttendee; onForget: () => void }) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-raised px-3 py-2">
      <PersonWords attendee={attendee} />
      <span className="tnum ms-auto font-semibold text-points">{number(attendee.totalPoints)}</span>
      <Button variant="ghost" isIconOnly aria-label={say('do.clear')} onClick={onForget}>
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  )
}
