import { returnPrize } from '../../../contract/prize-claim-calls.ts'
import type { PrizeClaim } from '../../../contract/prize-claims.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { prizeWords } from './prize-words.ts'
import { useReturn } from './use-claim-steps.ts'

interface ReturnDialogProps {
  claim: PrizeClaim
  onReturned: () => void
  onClose: () => void
}

/** Takes a prize back. */
export function ReturnDialog({ claim, onReturned, onClose }: ReturnDialogProps) {
  const say = useAdminText()
  const takeBack = useReturn(onReturned)
  return (
    <ReasonDialog
      title={say('prizeDesk.returnTitle', { prize: prizeWords(claim) })}
      submitLabel={say('prizeDesk.return')}
      pendingLabel={say('prizeDesk.returning')}
      reasonLabel={say('prizeDesk.returnReason')}
      isPending={takeBack.isPending}
      schema={returnPrize.schema.body}
      onSubmit={(reason) => takeBack.mutate({ id: claim.id, reason })}
      onClose={onClose}
    >
      <p className="text-mid">{say('prizeDesk.returnText', { username: claim.attendee.tiktokUsername })}</p>
    </ReasonDialog>
  )
}
