import { useEffect, useState } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { PersonWords } from '../person-words.tsx'
import { useAdminText } from '../use-admin-text.ts'

/** Whoever presses Enter twice in a hurry has not read the question: it cannot be answered sooner. */
const READING_MS = 400

interface LinkQuestionProps {
  attendee: DeskAttendee
  /** The last characters of the band. */
  endsWith: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before a band is linked: this band, to this person. */
export function LinkQuestion({ attendee, endsWith, isPending, onConfirm, onClose }: LinkQuestionProps) {
  const say = useAdminText()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READING_MS)
    return () => clearTimeout(timer)
  }, [])
  const { wristband, email } = attendee
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={say('desk.askTitle', { end: endsWith, name: attendee.attendeeName })}
      description={
        <>
          <PersonWords attendee={attendee} />
          {email && <span className="block truncate ps-12 text-sm text-low">{email}</span>}
          {wristband && (
            <span className="mt-3 block">{say('desk.linkReplaces', { end: wristband.endsWith })}</span>
          )}
        </>
      }
      cancelLabel={say('do.cancel')}
      confirmLabel={say(wristband ? 'desk.replace' : 'desk.linkThis')}
      pendingLabel={say('do.saving')}
      isPending={isPending}
      isDanger={false}
      isQuick
      isReady={isReady}
      onConfirm={onConfirm}
    />
  )
}
