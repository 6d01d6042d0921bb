import { useState } from 'react'
import type { PrizeClaim } from '../../../contract/prize-claims.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { playEarcon } from '../../ui/earcons.ts'
import { DemoBands } from '../demo-bands.tsx'
import { SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useWornBand } from '../use-worn-band.ts'
import { ClaimsList } from './claims-list.tsx'
import { GivenCard } from './given-card.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { PersonAtDesk } from './person-at-desk.tsx'
import { PersonFinder } from './person-finder.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { useFindByBand } from './use-prize-desk.ts'

/** What is open in front of the desk. */
type Task = { kind: 'hand-over' | 'return'; claim: PrizeClaim }

/** The prize desk: tap a band, see what is reached, hand it over once. The next band brings the next person. */
export function PrizeDeskPanel() {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const [personId, setPersonId] = useState<string>()
  const [given, setGiven] = useState<PrizeClaim>()
  const [isBandUnknown, setBandUnknown] = useState(false)
  const [task, setTask] = useState<Task>()
  const find = useFindByBand()
  const open = (attendeeId: string | undefined) => {
    // What is still being looked up for a band before would bring its wearer back.
    find.reset()
    setGiven(undefined)
    setBandUnknown(false)
    setPersonId(attendeeId)
  }
  const scan = (tag: string) =>
    find.mutate(tag, {
      onSuccess: ({ attendee }) => open(attendee.id),
      onError(failure) {
        playEarcon('reject')
        open(undefined)
        const isUnknown = failure instanceof ApiFailure && failure.status < 500
        if (isUnknown) setBandUnknown(true)
        else adminToast.failure(failure, 'admin.loadFailed')
      },
    })
  useWornBand({ onScan: scan, isEnabled: task === undefined })
  const close = () => setTask(undefined)
  const handleReturn = (claim: PrizeClaim) => setTask({ kind: 'return', claim })
  return (
    <SectionFrame title={say('section.prize-desk')} intro={say('prizeDesk.intro')}>
      {given && (
        <GivenCard
          key={given.id}
          claim={given}
          onReturn={() => handleReturn(given)}
          onNext={() => open(undefined)}
        />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {personId === undefined ? (
          <PersonFinder isBandUnknown={isBandUnknown} isFinding={find.isPending} onChoose={open} />
        ) : (
          <PersonAtDesk
            attendeeId={personId}
            onHandOver={(claim) => setTask({ kind: 'hand-over', claim })}
            onReturn={handleReturn}
            onNext={() => open(undefined)}
          />
        )}
        <ClaimsList onReturn={handleReturn} />
      </div>
      {task?.kind === 'hand-over' && (
        <HandOverDialog
          claim={task.claim}
          onClose={close}
          onGiven={(claim) => {
            setGiven(claim)
            close()
          }}
        />
      )}
      {task?.kind === 'return' && (
        <ReturnDialog
          claim={task.claim}
          onClose={close}
          onReturned={() => {
            if (given?.id === task.claim.id) setGiven(undefined)
            close()
          }}
        />
      )}
      <DemoBands />
    </SectionFrame>
  )
}
