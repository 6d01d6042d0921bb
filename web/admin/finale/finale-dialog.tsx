import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useFreeze, useLift } from './use-finale.ts'

/** A step that everybody at the festival will see, and that is asked for twice. */
export type FinaleQuestion = 'freeze' | 'lift'

export function FinaleDialog({ question, onClose }: { question: FinaleQuestion; onClose: () => void }) {
  const say = useAdminText()
  const freeze = useFreeze()
  const lift = useLift()
  const step = question === 'freeze' ? freeze : lift
  return (
    <ConfirmDialog
      title={say(`finale.${question}.title`)}
      text={say(`finale.${question}.text`)}
      confirmLabel={say(`finale.${question}.do`)}
      pendingLabel={say(`finale.${question}.doing`)}
      isPending={step.isPending}
      onConfirm={() => step.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
