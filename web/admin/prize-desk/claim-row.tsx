import type { ClaimState, PrizeClaim } from '../../../contract/prize-claims.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { prizeWords } from './prize-words.ts'

const tones: Record<ClaimState, BadgeTone> = {
  reserved: 'brand',
  'handed-over': 'success',
  returned: 'warning',
  cancelled: 'neutral',
  expired: 'neutral',
}

/** One claim: who, what, where it stands, when and by whom. */
export function ClaimRow({ claim, onReturn }: { claim: PrizeClaim; onReturn: () => void }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  const { attendee, state, reason, isStillReached } = claim
  const at = claim.endedAt ?? claim.handedOverAt ?? claim.reservedAt
  const by = claim.endedAt ? claim.endedBy : (claim.handedOverBy ?? claim.reservedBy)
  return (
    <li data-row tabIndex={-1} className="grid gap-1.5 py-3">
      <div className="flex items-center gap-3">
        <Avatar
          name={attendee.tiktokUsername}
          realName={attendee.firstName}
          imageUrl={attendee.avatarUrl}
          size="2.25rem"
        />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-hi">{prizeWords(claim)}</p>
          <p className="truncate text-sm text-mid">@{attendee.tiktokUsername}</p>
        </div>
        <Badge tone={tones[state]}>{say(`prizeDesk.state.${state}`)}</Badge>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-mid">
        <p className="min-w-0 flex-1">
          {reason && <span className="block break-words text-hi">{reason}</span>}
          {state === 'handed-over' && !isStillReached && (
            <span className="block font-semibold text-warning">{say('prizeDesk.pointsTaken')}</span>
          )}
          <span className="tnum text-low">
            {moment(at)}
            {by && ` · ${say('prizeDesk.by', { name: by })}`}
          </span>
        </p>
        {state === 'handed-over' && (
          <Button
            size="sm"
            aria-label={say('prizeDesk.returnPrize', { prize: prizeWords(claim) })}
            onClick={onReturn}
          >
            {say('prizeDesk.return')}
          </Button>
        )}
      </div>
    </li>
  )
}
