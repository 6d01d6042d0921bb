import { type LedgerRow, voidInteraction } from '../../../contract/bonus.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useVoid } from './use-bonus.ts'

/** Takes an award back. */
export function VoidDialog({ row, onClose }: { row: LedgerRow; onClose: () => void }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const undo = useVoid(onClose)
  return (
    <ReasonDialog
      title={say('bonus.voidTitle', { points: number(row.pointsAwarded) })}
      submitLabel={say('bonus.void')}
      pendingLabel={say('bonus.voiding')}
      reasonLabel={say('bonus.voidReason')}
      isPending={undo.isPending}
      schema={voidInteraction.schema.body}
      onSubmit={(reason) => undo.mutate({ id: row.id, reason })}
      onClose={onClose}
    >
      <p className="text-mid">{say('bonus.voidText', { username: row.attendee.tiktokUsername })}</p>
    </ReasonDialog>
  )
}
