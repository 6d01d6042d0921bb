import { useState } from 'react'
import { type PrizeClaim, returnPrize } from '../../../contract/prize-claims.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useReturn } from './use-claim-steps.ts'

interface ReturnDialogProps {
  claim: PrizeClaim
  onReturned: () => void
  onClose: () => void
}

/** Takes a prize back, and wants to know why. */
export function ReturnDialog({ claim, onReturned, onClose }: ReturnDialogProps) {
  const say = useAdminText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const takeBack = useReturn(onReturned)
  const draft = returnPrize.schema.body.safeParse({ reason })
  return (
    <FormDialog
      title={say('prizeDesk.returnTitle', { prize: claim.prizeName })}
      submitLabel={say('prizeDesk.return')}
      pendingLabel={say('prizeDesk.returning')}
      isPending={takeBack.isPending}
      isDirty={reason.trim() !== ''}
      onSubmit={() => {
        setTried(true)
        if (draft.success) takeBack.mutate({ id: claim.id, reason: draft.data.reason })
      }}
      onClose={onClose}
    >
      <p className="text-mid">{say('prizeDesk.returnText', { username: claim.attendee.tiktokUsername })}</p>
      <TextArea
        label={say('prizeDesk.returnReason')}
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && !draft.success ? say('form.required') : undefined}
      />
    </FormDialog>
  )
}
