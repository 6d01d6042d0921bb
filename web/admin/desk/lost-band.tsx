import type { DeskAttendee } from '../../../contract/desk.ts'
import { Button } from '../../ui/button.tsx'
import { Ban } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useFindBandAgain } from './use-desk.ts'

interface LostBandProps {
  tag: string
  /** Who wore it last. */
  attendee: DeskAttendee
  /** Puts the band aside, where there is something else to go on with. */
  onForget?: () => void
}

/** The tapped band is blocked as lost: it is linked to nobody until somebody says that it is back. */
export function LostBand({ tag, attendee, onForget }: LostBandProps) {
  const say = useAdminText()
  const found = useFindBandAgain()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-warning/60 bg-warning/12 px-4 py-2.5"
    >
      <Ban aria-hidden className="size-5 shrink-0 text-warning" />
      <span className="min-w-0 flex-1 basis-56">
        {say('desk.bandLost', { name: attendee.attendeeName, handle: attendee.tiktokUsername })}
      </span>
      <Button
        size="sm"
        variant="primary"
        isPending={found.isPending}
        pendingLabel={say('do.saving')}
        onClick={() => found.mutate(tag)}
      >
        {say('desk.found')}
      </Button>
      {onForget && (
        <Button size="sm" onClick={onForget}>
          {say('do.clear')}
        </Button>
      )}
    </div>
  )
}
