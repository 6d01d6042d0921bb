import { useState } from 'react'
import { type LedgerRow, voidInteraction } from '../../../contract/bonus.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useVoid } from './use-bonus.ts'

/** Takes an award back, and wants to know why. */
export function VoidDialog({ row, onClose }: { row: LedgerRow; onClose: () => void }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const undo = useVoid(onClose)
  const draft = voidInteraction.schema.body.safeParse({ reason })
  return (
    <FormDialog
      title={say('bonus.voidTitle', { points: number(row.pointsAwarded) })}
      submitLabel={say('bonus.void')}
      pendingLabel={say('bonus.voiding')}
      isPending={undo.isPending}
      isDirty={false}
      onSubmit={() => {
        setTried(true)
        if (draft.success) undo.mutate({ id: row.id, reason: draft.data.reason })
      }}
      onClose={onClose}
    >
      <p className="text-mid">{say('bonus.voidText', { username: row.attendee.tiktokUsername })}</p>
      <TextArea
        label={say('bonus.voidReason')}
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
